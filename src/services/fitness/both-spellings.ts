import { olderSpellingOf } from '#kit/fields/alias';
import type { ShownField } from '#kit/views/shown';

type Stored<Name, From> = From extends '' ? Name & string : From & string;

/** A property of a view under its name in snake case and under the older spelling that the documents use. */
export function inBothSpellings<
  const Older extends string,
  const Name extends string,
  Answer,
  Value,
  From extends string,
>(
  older: Older,
  name: Name,
  field: ShownField<Answer, Value, From>,
): Record<Older | Name, ShownField<Answer, Value, Stored<Name, From>>> {
  const { api, read, picture } = field;
  const both = { from: field.from ?? name, read, ...(picture && { picture }) };
  const named = { [older]: { ...both, api: { ...api, ...olderSpellingOf(name) } }, [name]: { ...both, api } };
  return named as Record<Older | Name, (typeof named)[string]>;
}
