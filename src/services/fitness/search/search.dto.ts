import { Choice, SearchWords } from '#kit/fields/query-fields';
import { parameter, SameValueAs } from '#kit/fields/query-parameter';
import { LANGUAGES, type Language } from '#kit/language/language';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 50;

/** Clamped to the bounds like a page size; the default if invalid. */
const readLimit = (text: string) => (/^-?\d+$/.test(text) ? Math.min(Math.max(Number(text), 1), MAX_LIMIT) : undefined);

const Limit = (description: string) =>
  parameter(
    { read: readLimit, rule: 'number', api: { type: 'integer', minimum: 1, maximum: MAX_LIMIT } },
    { description },
  );

export class SearchQuery {
  @SearchWords({ description: 'Words that must all occur in the name; without any, nothing is found.' })
  q?: string[];

  @Choice(LANGUAGES, { description: 'Language of titles and subtitles; that of the request when left out.' })
  locale?: Language;

  @Limit(`Maximum number of hits; ${DEFAULT_LIMIT} when left out, at most ${MAX_LIMIT}.`)
  limit?: number;

  @Limit('Another name for `limit`.')
  @SameValueAs(['limit'])
  page_size?: number;

  get most(): number {
    return this.limit ?? this.page_size ?? DEFAULT_LIMIT;
  }
}
