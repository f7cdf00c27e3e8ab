import { escapeLiteral } from 'pg';
import type { Statement } from './sql';

/** The statement with its values as literals, for a text of several statements, which takes no bound values. */
export const withLiterals = ({ text, values }: Statement): string =>
  text.replace(/\$(\d+)/g, (_, place: string) => literalOf(values[Number(place) - 1]));

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'NULL';
  if (Array.isArray(value)) return `ARRAY[${value.map(literalOf).join(', ')}]`;
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return escapeLiteral(String(value));
  throw new TypeError(`A value of the type ${typeof value} has no literal.`);
}
