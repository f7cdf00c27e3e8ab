import { h } from '#kit/element';
import { type Control, type FieldOptions, group, type Option, renameGroup } from './control';

/** A box to tick for each value. */
export function ticksField(
  options: readonly Option[],
  { label, required = false, initial }: FieldOptions & { label: string },
): Control {
  const before: readonly unknown[] = Array.isArray(initial) ? initial : [];
  const boxes = options.map(({ value, label: text }) => {
    const input = h('input', { type: 'checkbox', checked: before.includes(value) });
    return { value, input, element: h('label', {}, input, h('span', {}, text)) };
  });
  const element = group(label, required, h('div', { class: 'ticks' }, ...boxes.map(box => box.element)));
  const value = () => {
    const chosen = boxes.filter(({ input }) => input.checked).map(box => box.value);
    return chosen.length === 0 && initial === undefined && !required ? undefined : chosen;
  };
  return { element, value, rename: path => renameGroup(element, path) };
}
