import { form } from '#kit/forms';
import type { Control } from './control';

/** A form of controls. Refusals find their fields by the names that these get before it is sent. */
export function formOf(
  send: () => unknown,
  options: { button: string; kind?: 'main' | 'bad' },
  controls: ReadonlyMap<string, Control>,
  ...children: (Node | false | undefined)[]
): HTMLFormElement {
  for (const [name, control] of controls) control.rename(name);
  return form(send, options, ...children);
}
