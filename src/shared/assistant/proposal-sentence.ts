import { fieldLabel } from '#kit/refusals/field-labels';

type Say = (key: string, values?: Record<string, unknown>) => string;

const MAX_VALUE_LENGTH = 120;
const MAX_VALUES = 12;

/**
 * A proposal in plain words, made of the operation and its arguments alone: words of the model could say something else than
 * what will be done.
 */
export function proposalSentence(title: string, args: Readonly<Record<string, unknown>>, say: Say): string {
  const values = flatten(args, '');
  if (values.length === 0) return say('assistant.proposal', { title });
  const shown = values
    .slice(0, MAX_VALUES)
    .map(([path, value]) =>
      say('assistant.proposal_value', { field: fieldLabel(path, say), value: shortened(wordOf(value, say)) }),
    );
  if (values.length > MAX_VALUES) shown.push(say('assistant.proposal_more', { count: values.length - MAX_VALUES }));
  return say('assistant.proposal_with', { title, values: shown.join(say('assistant.proposal_separator')) });
}

function flatten(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || isEmpty(value)) return [[path, value]];
  if (Array.isArray(value) && value.every(item => typeof item !== 'object')) return [[path, value.join(', ')]];
  return Object.entries(value).flatMap(([field, inner]) => flatten(inner, path ? `${path}.${field}` : field));
}

const isEmpty = (value: object): boolean => Object.keys(value).length === 0;

function wordOf(value: unknown, say: Say): string {
  if (typeof value === 'boolean') return say(value ? 'assistant.yes' : 'assistant.no');
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : say('assistant.nothing');
}

const shortened = (text: string): string => {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length > MAX_VALUE_LENGTH ? `${letters.slice(0, MAX_VALUE_LENGTH).join('')}…` : letters.join('');
};
