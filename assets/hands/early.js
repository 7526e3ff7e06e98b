// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the connection while the rest of the page is still on its way; channel.js takes it over. It is beside the
// page, wherever a proxy has put it.
window.handsAddress = new URL('hands', location.href.replace(/^http/, 'ws')).href;
if (location.hash.length > 1) window.earlySocket = new WebSocket(window.handsAddress);
