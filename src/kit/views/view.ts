import type { Type } from '@nestjs/common';
import { ApiProperty } from '../openapi/api-notes';
import { DescribeModel } from './model-description';
import { snakeCase } from './snake-case';
import type { MadeField, ShownField } from './shown';
import { pictureProperties } from './shown-pictures';

type AnyField = ShownField<unknown, unknown, string> | MadeField<unknown, unknown>;
export type Fields = Record<string, AnyField>;

type AnswerIn<Field> =
  Field extends MadeField<infer Answer, unknown>
    ? Answer
    : Field extends ShownField<infer Answer, unknown, string>
      ? Answer
      : never;
type KeyIn<Name, Field> =
  Field extends ShownField<unknown, unknown, infer From> ? (From extends '' ? Name & string : From) : never;
type StoredIn<Field> = Field extends ShownField<unknown, infer Stored, string> ? Stored : never;

type Answers<Of> = { [Name in keyof Of]: AnswerIn<Of[Name]> };
type StoredRow<Of> = { [Name in keyof Of as KeyIn<Name, Of[Name]>]: StoredIn<Of[Name]> };
type MadeOf<Of> = { [Name in keyof Of]: Of[Name] extends MadeField<unknown, infer Row> ? (row: Row) => void : never };
/** The intersection of the rows of all computed fields. */
type Every<Asked> = (Asked extends (row: infer Row) => void ? (all: Row) => void : never) extends (
  all: infer All,
) => void
  ? All
  : unknown;

/** `created_at` becomes `createdAt`. */
type CamelCase<Name> = Name extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<CamelCase<Tail>>}` : Name;

/** Keys of a row whose column in `Entity` can be null, although the view does not say `nullable: true`. */
type HiddenNull<Row, Entity> = {
  [Key in keyof Row]: CamelCase<Key> extends keyof Entity
    ? null extends Entity[CamelCase<Key>]
      ? null extends Row[Key]
        ? never
        : Key
      : never
    : never;
}[keyof Row];

/** The row that the statement of a view must return: `RowOf<typeof NeighborhoodView>`. */
export type RowOf<Seen> = Seen extends View<infer Of> ? Row<Of> : never;
type Row<Of> = StoredRow<Of> & Every<MadeOf<Of>[keyof Of]>;

/** A response: its API model, type, row, SELECT list and mapping. */
export interface View<Of> extends Type<Answers<Of>> {
  fields: Of;
  /** Maps a row to the response. */
  of: (row: Row<Of>) => Answers<Of>;
  /**
   * The SELECT list, such as `n.id, n.sort_order AS "sortOrder"`; `expressions` replace columns that `alias` lacks. With the
   * entity, `NeighborhoodView.columns<Neighborhood>('n')`, a nullable column that is not `nullable: true` does not compile.
   */
  columns: <Entity extends object = object>(
    alias: [HiddenNull<StoredRow<Of>, Entity>] extends [never]
      ? string
      : { nullable: HiddenNull<StoredRow<Of>, Entity> },
    expressions?: Partial<Record<keyof StoredRow<Of> & string, string>>,
  ) => string;
}

/**
 * ```ts
 * export const HallView = view('HallView', { id: shown.id(), name: shown.bilingual(), fee: shown.amount({ from: 'fee_cents' }) });
 * export type HallView = InstanceType<typeof HallView>;
 * db.rows<RowOf<typeof HallView>>(`SELECT ${HallView.columns('h')} FROM hall h`).map(HallView.of)
 * ```
 */
export function view<const Of extends Fields>(name: string, fields: Of): View<Of>;
export function view<const Of extends Fields>(name: string, description: string, fields: Of): View<Of>;
export function view<const Of extends Fields>(
  name: string,
  ...[first, second]: [fields: Of] | [description: string, fields: Of]
): View<Of> {
  const fields = second ?? (first as Of);
  const model = { [name]: class {} }[name]!;
  if (typeof first === 'string') DescribeModel(first)(model);
  const described = Object.entries(fields).map(([property, { api }]) => [property, api] as const);
  for (const [property, api] of [...described, ...Object.entries(pictureProperties(fields))])
    ApiProperty(api)(model.prototype as object, property);
  const stored = Object.entries(fields).flatMap(([property, field]) =>
    'made' in field ? [] : [field.from ?? property],
  );
  return Object.assign(model, {
    fields,
    of: compiled(fields),
    columns: (alias: string, expressions: Record<string, string> = {}) =>
      [...new Set(stored)]
        .map(key => {
          const column = snakeCase(key);
          if (key === column && !expressions[key]) return `${alias}.${key}`;
          return `${expressions[key] ?? `${alias}.${column}`} AS ${key === column ? key : `"${key}"`}`;
        })
        .join(', '),
  }) as unknown as View<Of>;
}

/**
 * Generates `row => ({ id: row.id, ... })`, since a loop takes half as long again. Contains names of the source only.
 */
function compiled(fields: Fields): (row: object) => object {
  const reads: unknown[] = [];
  const properties = Object.entries(fields).map(([property, field]) => {
    const name = JSON.stringify(property);
    if ('made' in field) return `${name}: read[${reads.push(field.made) - 1}](row)`;
    const value = `row[${JSON.stringify(field.from ?? property)}]`;
    if (!field.read) return `${name}: ${value}`;
    const read = `read[${reads.push(field.read) - 1}](${value})`;
    return `${name}: ${field.api.nullable ? `${value} === null ? null : ${read}` : read}`;
  });
  const given = reads.map((_, index) => `read${index}`);
  const body = properties.join(', ').replace(/read\[(\d+)\]/g, 'read$1');
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval
  return new Function(...given, `return row => ({ ${body} });`)(...reads) as (row: object) => object;
}
