// SPDX-License-Identifier: GPL-3.0-or-later
// Describes elements and brings what is on screen into line with a description. Elements that stay keep their
// focus, their scrolling and their picture, so the whole page can be described anew after every message.

const kSvg = 'http://www.w3.org/2000/svg';

// An element: its tag with classes ("span.head"); attributes, which may be missing (`key` tells it from its
// siblings, `style` is an object, on… are handlers); its children.
export function h(name, props, ...kids) {
    const hasProps = props?.constructor === Object && props.tag === undefined;
    const [tag, ...classes] = name.split('.');
    const given = hasProps ? { ...props } : {};
    if (classes.length) given.class = classes.join(' ');
    return { tag, props: given, kids: (hasProps ? kids : [props, ...kids]).flat(Infinity).filter(kid => kid || kid === 0) };
}

// Makes the children of `parent` those described.
export function patch(parent, kids) {
    const old = [...parent.childNodes];
    const keyed = new Map(old.filter(node => node.key !== undefined).map(node => [node.key, node]));
    const free = old.filter(node => node.key === undefined);
    const take = fits => {
        const at = free.findIndex(fits);
        return at < 0 ? undefined : free.splice(at, 1)[0];
    };
    const nodes = kids.map(kid => {
        if (kid.tag === undefined) {
            const node = take(one => one.nodeType === Node.TEXT_NODE) ?? document.createTextNode('');
            if (node.data !== String(kid)) node.data = kid;
            return node;
        }
        const key = kid.props.key;
        let node = key === undefined ? take(one => one.tag === kid.tag) : keyed.get(key);
        if (key !== undefined) keyed.delete(key);
        if (node?.tag !== kid.tag) node = make(kid, parent);
        apply(node, kid);
        return node;
    });
    const staying = new Set(nodes);
    for (const node of old)
        if (!staying.has(node)) node.remove();
    nodes.forEach((node, at) => {
        if (parent.childNodes[at] !== node) parent.insertBefore(node, parent.childNodes[at] ?? null);
    });
}

function make(kid, parent) {
    const isSvg = kid.tag === 'svg' || (parent.namespaceURI === kSvg && parent.tag !== 'foreignObject');
    const node = isSvg ? document.createElementNS(kSvg, kid.tag) : document.createElement(kid.tag);
    node.tag = kid.tag;
    node.key = kid.props.key;
    node.props = {};
    return node;
}

function apply(node, { props, kids }) {
    const before = node.props;
    for (const name of Object.keys(before))
        if (!(name in props)) set(node, name, undefined, before[name]);
    for (const [name, value] of Object.entries(props))
        if (name !== 'key' && value !== before[name]) set(node, name, value, before[name]);
    node.props = props;
    if (!('value' in props && node.tag === 'input')) patch(node, kids);
}

function set(node, name, value, before) {
    if (name.startsWith('on')) node[name] = value ?? null;
    else if (name === 'style') {
        for (const part of Object.keys(before ?? {}))
            if (!value || !(part in value)) node.style.removeProperty(part);
        for (const [part, wanted] of Object.entries(value ?? {})) node.style.setProperty(part, wanted);
    } else if (name === 'value') {
        if (node.value !== value) node.value = value ?? '';
    } else if (value === undefined || value === null || value === false) node.removeAttribute(name);
    else node.setAttribute(name, value === true ? '' : value);
}
