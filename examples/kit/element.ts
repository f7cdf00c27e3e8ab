export type Child = Node | string | number | false | null | undefined;
export type Children = (Child | Child[])[];
type Handler = (event: Event) => unknown;
type Attributes = Record<string, string | number | boolean | null | undefined | Handler>;

/**
 * Creates an element: `h('button', { type: 'button', onclick: buy }, 'Buy')`. Texts are never read as HTML; `true` sets
 * an attribute, `false`, `null` and `undefined` leave it out.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Children
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  setAttributes(element, attributes);
  element.append(...nodesOf(children));
  return element;
}

/** The same for drawings. */
export function svg(tag: string, attributes: Attributes = {}, ...children: Children): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  setAttributes(element, attributes);
  element.append(...nodesOf(children));
  return element;
}

function setAttributes(element: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
}

const nodesOf = (children: Children): (Node | string)[] =>
  children
    .flat()
    .filter(child => child !== false && child !== null && child !== undefined)
    .map(child => (child instanceof Node ? child : String(child)));

/** Replaces the children of an element, which becomes no smaller: what follows it stays in its place. */
export function putInPlace(element: HTMLElement, ...children: Children): void {
  element.style.minBlockSize = `${element.offsetHeight}px`;
  put(element, ...children);
}

/** Replaces the children of an element. A focused child with an id gives its focus to the new child with that id. */
export function put(element: Element, ...children: Children): void {
  // A widget is in a shadow tree, which has its own focus.
  const root = element.getRootNode();
  const tree = root instanceof ShadowRoot ? root : document;
  const focused = element.contains(tree.activeElement) ? tree.activeElement?.id : undefined;
  element.replaceChildren(...nodesOf(children));
  if (!focused) return;
  const again = tree.getElementById(focused);
  if (again && again !== tree.activeElement && element.contains(again)) again.focus({ preventScroll: true });
}
