import { SearchWords } from '#kit/fields/query-fields';
import { parameter, SameValueAs } from '#kit/fields/query-parameter';

const DEFAULT_LIMIT = 5;
const MAX_LIMIT = 20;

/** Lenient as page sizes are: capped at the maximum, and the default if malformed. */
const readLimit = (text: string) => (/^[1-9]\d*$/.test(text) ? Math.min(Number(text), MAX_LIMIT) : undefined);

const Limit = (description: string) =>
  parameter(
    { read: readLimit, rule: 'number', api: { type: 'integer', minimum: 1, maximum: MAX_LIMIT } },
    { description },
  );

export class SearchQuery {
  @SearchWords({ description: 'Words that must all occur; the result is empty without any.' })
  q?: string[];

  @Limit(`Most of each kind: ${DEFAULT_LIMIT} when left out, at most ${MAX_LIMIT}`)
  limit?: number;

  @Limit('Another name for `limit`.')
  @SameValueAs(['limit'])
  page_size?: number;

  get most(): number {
    return this.limit ?? this.page_size ?? DEFAULT_LIMIT;
  }
}
