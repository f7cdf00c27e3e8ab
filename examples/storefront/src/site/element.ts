type Child = Node | string | number | false | null | undefined;
type Handler = (event: Event) => unknown;
type Attributes = Record<string, string | number | boolean | null | undefined | Handler>;

/**
 * An element: `h('button', { type: 'button', onclick: buy }, 'Buy')`. Texts are texts, never markup; `true` sets an
 * attribute, `false` and `undefined` leave it out.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Child | Child[])[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  put(element, ...children);
  return element;
}

/** Puts these in the place of what the element had. */
export function put(element: Element, ...children: (Child | Child[])[]): void {
  const shown = children.flat().filter(child => child !== false && child !== null && child !== undefined);
  element.replaceChildren(...shown.map(child => (child instanceof Node ? child : String(child))));
}
