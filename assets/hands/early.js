// SPDX-License-Identifier: GPL-3.0-or-later
// Opens the connection while the rest of the page is still on its way; channel.js takes it over.
if (location.hash.length > 1) window.earlySocket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/hands');
