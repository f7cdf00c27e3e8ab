import { fieldLabel } from '#kit/refusals/field-labels';
import { visibleText } from './visible-text';

type Say = (key: string, values?: Record<string, unknown>) => string;

/** An argument of a change as the account reads it. */
export interface ChangeValue {
  /** `name.ar` is a field of an object, `lines.0.quantity` one of an item of a list. */
  field: string;
  label: string;
  /** The whole value. Texts are in quotation marks, which never occur inside them. */
  text: string;
}

/** The arguments in the language of the reader, without direction marks and invisible letters. */
export const changeValues = (args: Readonly<Record<string, unknown>>, say: Say): ChangeValue[] =>
  flatten(args, '').map(([field, value]) => ({
    field: visibleText(field),
    label: labelOf(field, say),
    text: wordOf(value, say),
  }));

/**
 * Describes a change from the operation and its arguments only: a text of the model could differ from what will be done.
 */
export function changeSentence(title: string, values: readonly ChangeValue[], say: Say): string {
  if (values.length === 0) return say('confirmation.change', { title });
  const shown = values.map(({ label, text }) =>
    say('confirmation.change_value', { field: label, value: inOneLine(text) }),
  );
  return say('confirmation.change_with', { title, values: shown.join(say('confirmation.separator')) });
}

function flatten(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  const entries = Object.entries(value);
  // An empty object has no values.
  if (entries.length === 0) return path === '' ? [] : [[path, value]];
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return [[path, value]];
  return entries.flatMap(([field, inner]) => flatten(inner, path ? `${path}.${field}` : field));
}

const PLAIN_LABEL = /^[\p{L}\p{M}\p{N}\s.#()“”«»-]+$/u;

/** The model can choose field names in free data. */
function labelOf(field: string, say: Say): string {
  const label = inOneLine(visibleText(fieldLabel(field, say)));
  return /^[\w.-]+$/.test(field) && PLAIN_LABEL.test(label) ? label : quoted(label, say);
}

function wordOf(value: unknown, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'confirmation.yes' : 'confirmation.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(visibleText(value), say);
  const items = Array.isArray(value) ? value.map(item => wordOf(item, say)) : [];
  return items.length > 0 ? items.join(say('confirmation.list_separator')) : say('confirmation.nothing');
}

/** Characters that look like a double quotation mark. */
const QUOTATION_MARKS = /[“”„‟«»〝〞〟＂″‶ʺ˝❝❞🙶🙷🙸]/gu;

const quoted = (text: string, say: Say): string =>
  say('confirmation.text', { text: text.replaceAll(QUOTATION_MARKS, '"') });

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
