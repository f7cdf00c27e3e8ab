import { likePattern } from '../language/search-text';

export interface Statement {
  text: string;
  values: unknown[];
}

/** A piece of SQL with its bound values. Pieces can be nested. */
export class Sql {
  constructor(
    private readonly strings: readonly string[],
    private readonly values: readonly unknown[],
  ) {}

  /** The text with `$1`, `$2`, ...; a piece that is used several times binds its values once. */
  statement(): Statement {
    const values: unknown[] = [];
    return { text: this.render(values, new Map()), values };
  }

  private render(bound: unknown[], written: Map<Sql, string>): string {
    const text = this.strings.reduce((before, after, index) => {
      const value = this.values[index - 1];
      return before + (value instanceof Sql ? value.renderOnce(bound, written) : `$${bound.push(value)}`) + after;
    });
    written.set(this, text);
    return text;
  }

  private renderOnce(bound: unknown[], written: Map<Sql, string>): string {
    return written.get(this) ?? this.render(bound, written);
  }
}

/** ``sql`l.status = ${status}` ``: every value becomes a bound parameter. */
export const sql = (strings: TemplateStringsArray, ...values: unknown[]): Sql => new Sql(strings, values);

/** Unescaped SQL such as column lists and orders. Never pass request data. */
export const raw = (text: string): Sql => new Sql([text], []);

/** A condition; undefined or false if the filter is not set. */
export type Condition = Sql | string | undefined | false;

/** Joins conditions with AND; `true` if there are none. */
export function allOf(conditions: readonly Condition[]): Sql {
  const parts = conditions.filter(part => part !== undefined && part !== false);
  if (parts.length === 0) return raw('true');
  return joined(
    parts.map(part => (typeof part === 'string' ? raw(part) : part)),
    ' AND ',
  );
}

/** At least one piece, with `separator` between two. */
export const joined = (pieces: readonly Sql[], separator: string): Sql =>
  new Sql(['', ...pieces.slice(1).map(() => separator), ''], pieces);

/** ``when(filter.type, type => sql`h.type = ${type}`)``: a condition for an optional value. */
export const when = <Value>(value: Value | undefined, condition: (value: Value) => Sql): Sql | undefined =>
  value === undefined ? undefined : condition(value);

export const hasWords = (words: readonly string[] = []): boolean => words.length > 0;

/** Each folded word must occur in a `search_text` column. */
export const containsAll = (column: string, words: readonly string[] = []): Sql[] =>
  words.map(word => sql`${raw(column)} LIKE ${likePattern(word)} ESCAPE '\\'`);
