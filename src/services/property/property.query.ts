import { problem } from '#kit/fields/field';
import { fieldRefused } from '#kit/http/refusal';
import { searchWords } from '#kit/language/search-text';

const LONGEST_SEARCH = 200;
const MOST_WORDS = 10;

/** A query parameter as text, or undefined; one that was sent twice or nested is refused. */
export function sentOnce(query: object, name: string): string | undefined {
  const value = (query as Record<string, unknown>)[name];
  if (value === undefined || typeof value === 'string') return value;
  throw fieldRefused(name, 'sent_once');
}

/** A query parameter that names one of a fixed set of words; any other word is refused. */
export function wordSent<Word extends string>(query: object, name: string, words: readonly Word[]): Word | undefined {
  const sent = sentOnce(query, name);
  const word = words.find(known => known === sent);
  if (sent !== undefined && word === undefined)
    throw fieldRefused(name, problem('one_of', { values: words.join(', ') }));
  return word;
}

/** As `wordSent`, for dashboards: the empty choice of a form is no filter. */
export function wordChosen<Word extends string>(query: object, name: string, words: readonly Word[]): Word | undefined {
  return sentOnce(query, name) === '' ? undefined : wordSent(query, name, words);
}

/** The folded words of a search, all of which must occur; none when it is blank. */
export function wordsSearched(query: object, name = 'q'): string[] {
  const text = sentOnce(query, name) ?? '';
  return searchWords(text.slice(0, LONGEST_SEARCH)).slice(0, MOST_WORDS);
}

/** Page and page size as they were sent, for `readPage`. */
export function pageSent(query: object): { page?: string; page_size?: string } {
  return { page: sentOnce(query, 'page'), page_size: sentOnce(query, 'page_size') };
}
