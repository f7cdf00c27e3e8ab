import { Transform } from 'class-transformer';
import { DIRECTIONS } from './order';
import { searchWords } from '../language/search-text';
import { normaliseEmail } from '../text/email-address';
import { parseDay, parseInstant } from '../time/calendar';
import { problem } from './field';
import { MAX_INTEGER, type NumberOptions } from './number-fields';
import { oneOf, parameter, type QueryOptions } from './query-parameter';

/** One of a fixed set of words. */
export const Choice = (words: readonly string[], options: QueryOptions = {}) =>
  parameter(
    { read: text => words.find(word => word === text), rule: oneOf(words), api: { enum: [...words] } },
    options,
  );

/** What a list is sorted by; an unknown word leaves the order of the list. */
export const SortKey = (words: readonly string[]) =>
  Choice(words, { description: 'What to sort by; the latest change first when left out or unknown.' });

/** The direction of a `sort` next to it. */
export const SortDirection = () => Choice(DIRECTIONS, { description: 'Direction of `sort`: `asc` when left out.' });

/** Words of a fixed set, joined by commas; read as a list, each once. */
export function Choices(words: readonly string[], options: QueryOptions = {}): PropertyDecorator {
  const read = (text: string) => {
    const sent = [...new Set(text.split(',').map(word => word.trim()))].filter(Boolean);
    return sent.every(word => words.includes(word)) ? sent : undefined;
  };
  return parameter({ read, rule: oneOf(words) }, options);
}

/** Texts joined by commas, each once. */
export const CommaList = (options: QueryOptions = {}) =>
  parameter(
    { read: text => [...new Set(text.split(',').map(part => part.trim()))].filter(Boolean), rule: 'text' },
    options,
  );

const SEARCH_MAX_LENGTH = 200;
const SEARCH_MAX_WORDS = 10;

/** A search, read as its folded words, all of which must occur. What is longer than `max` cannot be read; without it, it is cut. */
export const SearchWords = ({ max, ...options }: QueryOptions & { max?: number } = {}) =>
  parameter(
    {
      read: text =>
        max !== undefined && text.length > max
          ? undefined
          : searchWords(text.slice(0, SEARCH_MAX_LENGTH)).slice(0, SEARCH_MAX_WORDS),
      // Control characters are folded to blanks.
      anyText: true,
      rule: max === undefined ? 'text' : problem('too_long', { max }),
      api: max === undefined ? {} : { maxLength: max },
    },
    options,
  );

/** Plain text, such as a slug or a part of a name. */
export const QueryText = ({ max = 255, ...options }: QueryOptions & { max?: number } = {}) =>
  parameter(
    {
      read: text => (text.length <= max ? text : undefined),
      rule: problem('too_long', { max }),
      api: { maxLength: max },
    },
    options,
  );

/** A part of an e-mail address, or all of it; compared without case. */
export const QueryEmail = (options: QueryOptions = {}) => parameter({ read: normaliseEmail, rule: 'email' }, options);

/** `true` or `1`, `false` or `0`. */
export const QueryFlag = (options: QueryOptions = {}) =>
  parameter(
    {
      read: text => (text === 'true' || text === '1' ? true : text === 'false' || text === '0' ? false : undefined),
      rule: 'flag',
      api: { type: Boolean },
    },
    options,
  );

type NumberParameter = QueryOptions & Pick<NumberOptions, 'min' | 'max'>;

/** A whole number, written plainly. */
export function QueryWhole({ min = 0, max = MAX_INTEGER, ...options }: NumberParameter = {}): PropertyDecorator {
  const read = (text: string) => {
    const number = /^(0|-?[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined;
    return number !== undefined && number >= min && number <= max ? number : undefined;
  };
  const api = { type: 'integer', minimum: min, maximum: max } as const;
  return parameter({ read, rule: problem('out_of_range', { min, max }), api }, options);
}

/** The id of a record. */
export const QueryId = (options: QueryOptions = {}) => QueryWhole({ min: 1, example: 1, ...options });

/** A calendar day, kept as the text `YYYY-MM-DD`. */
export const QueryDay = (options: QueryOptions = {}) =>
  parameter(
    { read: text => (parseDay(text) ? text : undefined), rule: 'day', api: { format: 'date' } },
    { example: '2026-05-09', ...options },
  );

/** An instant in ISO 8601 with a zone or `Z`, kept as it was sent. */
export const QueryInstant = (options: QueryOptions = {}) =>
  parameter(
    { read: text => (parseInstant(text) ? text : undefined), rule: 'instant', api: { format: 'date-time' } },
    { example: '2026-05-09T12:30:00Z', ...options },
  );

/** For whoever was away: what a list that has live events holds of then or later. What cannot be read is refused. */
export const Since = (what: string, options: QueryOptions = {}) =>
  QueryInstant({ ...options, unknown: 'refuse', description: `${what} at this instant or later` });

/** Forms send an empty text for a filter that is not set. */
export const BlankIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
