import { searchWords } from '../language/search-text';
import { parseDay, parseInstant } from '../time/calendar';
import { problem } from './field';
import { MAX_INTEGER, type NumberOptions } from './number-fields';
import { parameter, type QueryOptions } from './query-parameter';

/** One of a fixed set of words, or with `list` some of them, joined by commas and read as a list, each once. */
export function Choice(
  words: readonly string[],
  { list, ...options }: QueryOptions & { list?: true } = {},
): PropertyDecorator {
  const rule = problem('one_of', { values: words });
  const read = (text: string) => words.find(word => word === text);
  if (!list) return parameter({ read, rule, api: { enum: [...words] } }, options);
  const readList = (text: string) => {
    const sent = partsOf(text);
    return sent.every(word => words.includes(word)) ? sent : undefined;
  };
  return parameter({ read: readList, rule }, options);
}

const partsOf = (text: string): string[] => [...new Set(text.split(',').map(part => part.trim()))].filter(Boolean);

/** The sort key of a list; an unknown word keeps the default order. */
export const SortKey = (words: readonly string[]) =>
  Choice(words, { description: 'Sort key; the latest change first when omitted or unknown.' });

/** The direction of the parameter `sort`. */
export const SortDirection = (options: QueryOptions = { description: 'Direction of `sort`; `asc` when omitted.' }) =>
  Choice(['asc', 'desc'], options);

const SEARCH_MAX_LENGTH = 200;
const SEARCH_MAX_WORDS = 10;

/** A search, as its folded words, all of which must occur. Cut to 200 characters unless `max` refuses longer ones. */
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

/** A whole number in plain notation. */
export function QueryWhole({ min = 0, max = MAX_INTEGER, ...options }: NumberParameter = {}): PropertyDecorator {
  const read = (text: string) => {
    const number = /^(0|-?[1-9]\d{0,9})$/.test(text) ? Number(text) : undefined;
    return number !== undefined && number >= min && number <= max ? number : undefined;
  };
  const api = { type: 'integer', minimum: min, maximum: max } as const;
  return parameter({ read, rule: problem('out_of_range', { min, max }), api }, options);
}

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

/** Changes since an instant, for clients that reconnect. Malformed values are refused. */
export const Since = (what: string, options: QueryOptions = {}) =>
  QueryInstant({ ...options, unknown: 'refuse', description: `${what} at this instant or later` });
