import { fieldLabel } from '#kit/refusals/field-labels';
import { visibleText } from './visible-text';

type Say = (key: string, values?: Record<string, unknown>) => string;

/** An argument of a proposal as the account reads it. */
export interface ProposalValue {
  /** `name.ar` is a field of an object, `lines.0.quantity` one of an item of a list. */
  field: string;
  label: string;
  /** The whole value. Texts are in quotation marks, which never occur inside them. */
  text: string;
}

/** The arguments in the language of the reader, without direction marks and invisible letters. */
export const proposalValues = (args: Readonly<Record<string, unknown>>, say: Say): ProposalValue[] =>
  flatten(args, '').map(([field, value]) => ({
    field: visibleText(field),
    label: labelOf(field, say),
    text: wordOf(value, say),
  }));

/**
 * Describes a proposal from the operation and its arguments only: a text of the model could differ from what will be done.
 */
export function proposalSentence(title: string, values: readonly ProposalValue[], say: Say): string {
  if (values.length === 0) return say('assistant.proposal', { title });
  const shown = values.map(({ label, text }) =>
    say('assistant.proposal_value', { field: label, value: inOneLine(text) }),
  );
  return say('assistant.proposal_with', { title, values: shown.join(say('assistant.proposal_separator')) });
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
  if (typeof value === 'boolean') return say(value ? 'assistant.yes' : 'assistant.no');
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return quoted(visibleText(value), say);
  const items = Array.isArray(value) ? value.map(item => wordOf(item, say)) : [];
  return items.length > 0 ? items.join(say('assistant.proposal_list_separator')) : say('assistant.nothing');
}

/** Characters that look like a double quotation mark. */
const QUOTATION_MARKS = /[“”„‟«»〝〞〟＂″‶ʺ˝❝❞🙶🙷🙸]/gu;

const quoted = (text: string, say: Say): string =>
  say('assistant.proposal_text', { text: text.replaceAll(QUOTATION_MARKS, '"') });

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
