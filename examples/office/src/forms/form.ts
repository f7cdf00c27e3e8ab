import { h } from '#kit/element';
import { form } from '#kit/forms';
import type { Control } from './control';
import { withDetails } from './refusal-details';

/** A form of controls. Refusals find their fields by the names that these get before it is sent. */
export function formOf(
  send: () => unknown,
  options: { button: string; kind?: 'main' | 'bad' },
  controls: ReadonlyMap<string, Control>,
  ...children: (Node | false | undefined)[]
): HTMLFormElement {
  for (const [name, control] of controls) control.rename(name);
  const details = h('div', {});
  const element = form(withDetails(send, details), options, ...children);
  element.querySelector(':scope > [role=alert]')!.after(details);
  // A problem in a folded part of the form is shown.
  const unfold = new MutationObserver(changes => {
    for (const { target } of changes)
      for (let part = (target as Element).closest('details'); part; part = part.parentElement!.closest('details'))
        part.open = true;
    element.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  });
  unfold.observe(element, { subtree: true, attributeFilter: ['aria-invalid'] });
  return element;
}
