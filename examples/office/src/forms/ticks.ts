import { h } from '#kit/element';
import { calendar } from '#kit/format';
import { type Schema, textOf } from '../description';
import { type Office, wordOf } from '../office';
import { type Control, type FieldOptions, group, renameGroup } from './control';

/** A Sunday, which is 0, or 7 where a week begins with 1. */
const SUNDAY = Date.UTC(2027, 0, 3);
const DAY_MS = 86_400_000;

const weekday = (index: number): string =>
  calendar(new Date(SUNDAY + index * DAY_MS).toISOString().slice(0, 10), { weekday: 'long' });

/** The values that a list may have, with their words: an enumeration, or the days of the week. */
export function ticksOf(office: Office, name: string, items: Schema): { value: unknown; label: string }[] | undefined {
  if (items.enum) return items.enum.map(value => ({ value, label: wordOf(office, name, textOf(value)) }));
  const { minimum: first, maximum: last } = items;
  if (name !== 'weekdays' || first === undefined || last !== first + 6) return undefined;
  return Array.from({ length: 7 }, (_none, index) => ({ value: first + index, label: weekday(first + index) }));
}

/** A box to tick for each value. */
export function ticksField(
  options: readonly { value: unknown; label: string }[],
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
