import type { Document, Schema } from '#kit/openapi/document';
import { newerSpellings } from '#host/description/spellings';
import { OLDER_SPELLING_OF } from '#kit/fields/alias';

export type Round = 1 | 2;
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Bodies with a value for every described field. Texts differ from field to field, and every value differs between the two
 * rounds, so that a default cannot be mistaken for what was sent.
 */
export class FullBodies {
  private texts = 0;

  constructor(
    private readonly document: Document,
    private readonly service: string,
  ) {}

  /** @param leftOut tells by dotted path which fields are not sent */
  of(schema: Schema, example: unknown, round: Round, leftOut: (path: string) => boolean): Fields {
    return this.fields(this.resolved(schema), isFields(example) ? example : {}, round, leftOut, '');
  }

  private fields(
    schema: Schema,
    example: Fields,
    round: Round,
    leftOut: (path: string) => boolean,
    at: string,
  ): Fields {
    const other = spellingsOf(schema, round === 1 ? 'newer' : 'older');
    const fields = Object.entries(schema.properties ?? {}).filter(
      ([name]) => !other.includes(name) && !leftOut(at + name),
    );
    return Object.fromEntries(
      fields.flatMap(([name, field]) => {
        const shown = example[name] ?? example[String(field[OLDER_SPELLING_OF])] ?? example[olderOf(name, schema)];
        const value = this.value(name, this.resolved(field), shown, round, path => leftOut(`${at}${name}.${path}`));
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  private value(
    name: string,
    schema: Schema,
    example: unknown,
    round: Round,
    leftOut: (path: string) => boolean,
  ): unknown {
    const known = named(name);
    const examples = schema.examples as unknown[] | undefined;
    const base = example ?? schema.example ?? examples?.[0];
    if (schema.enum)
      return this.choice(
        schema.enum.filter(value => value !== null),
        base,
        round,
      );
    if (schema.properties) return this.fields(schema, isFields(base) ? base : {}, round, leftOut, '');
    const [type] = [schema.type ?? []].flat();
    if (type === 'array') return this.list(name, schema, base, round, leftOut);
    if (type === 'boolean') return (base === true) === (round === 1);
    if (name === 'country_id') return COUNTRIES[round - 1];
    if (/(^|_)id$/.test(name)) return example ?? round;
    if (type === 'integer' || type === 'number') return figure(schema, base, round);
    if (type === 'object') return example ?? { sent: round };
    if (type !== 'string') return base;
    if (known) return known(round, this.service, ++this.texts);
    return this.text(schema, typeof base === 'string' ? base : `Sent ${name}`, round);
  }

  private list(
    name: string,
    schema: Schema,
    base: unknown,
    round: Round,
    leftOut: (path: string) => boolean,
  ): unknown[] {
    const items = this.resolved(schema.items ?? {});
    if (items.enum) return [this.choice(items.enum, undefined, round)];
    if (items.type === 'string')
      return named(name) ? [named(name)!(round, this.service, ++this.texts)] : [`sent-${++this.texts}`];
    const examples = Array.isArray(base) && base.length > 0 ? (base as unknown[]) : [undefined];
    return examples.map(example => this.value(name.replace(/s$/, ''), items, example, round, leftOut));
  }

  private choice(among: readonly unknown[], base: unknown, round: Round): unknown {
    const first = base ?? among[0];
    return round === 1 ? first : (among.find(value => value !== first) ?? first);
  }

  private text(schema: Schema, base: string, round: Round): string {
    const { format, pattern, maxLength = 255 } = schema as Schema & { pattern?: string; maxLength?: number };
    if (format === 'email') return `sent${++this.texts}@example.com`;
    if (format === 'date') return round === 1 ? base : later(`${base}T00:00:00Z`).slice(0, 10);
    if (format === 'date-time') return round === 1 ? base : later(base);
    if (/^\d\d:\d\d$/.test(base)) return round === 1 ? base : base.replace(/\d\d$/, '45');
    const mark = ++this.texts;
    const matches = (text: string) => text.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(text));
    return [`${base} ${mark}`, `${base}-${mark}`, `${base}${mark}`, base].find(matches) ?? base;
  }

  private resolved(schema: Schema): Schema {
    const inner = schema.$ref
      ? this.document.components.schemas[schema.$ref.split('/').at(-1)!]
      : (schema.anyOf ?? schema.oneOf ?? schema.allOf)?.find(({ type }) => type !== 'null');
    if (!inner) return schema;
    return { ...this.resolved(inner), ...schema };
  }
}

function figure({ minimum = 0, maximum = 1e9 }: Schema, base: unknown, round: Round): number {
  const first = typeof base === 'number' ? base : Math.max(minimum, Math.min(7, maximum - 1));
  if (round === 1) return first;
  return first + 1 <= maximum ? first + 1 : first - 1;
}

/** The spellings that a round leaves out: the first sends the older ones, the second the newer ones. */
function spellingsOf({ properties = {} }: Schema, which: 'newer' | 'older'): string[] {
  const pairs = [...newerSpellings(properties)];
  return pairs.map(([older, newer]) => (which === 'newer' ? newer : older));
}

const olderOf = (name: string, { properties = {} }: Schema): string =>
  [...newerSpellings(properties)].find(([, newer]) => newer === name)?.[0] ?? name;

const COUNTRIES = [682, 840];

const later = (instant: string) => new Date(Date.parse(instant) + 86_400_000).toISOString();

/** Values of texts that a schema does not tell apart from others. */
const BY_NAME: [RegExp, (round: Round, service: string, mark: number) => string][] = [
  [/password/, () => 'quiet-harbor-1947'],
  [/time_?zone/, round => ['Asia/Dubai', 'Europe/Paris'][round - 1]!],
  [/phone$/, (_, _service, mark) => `+1 212 555 ${1000 + mark}`],
  [
    /(^|_)(url|images?|picture|video)$/,
    (_, service, mark) => `/${service}/media/sent/picture-${mark}-960x600-480-960/960.jpg`,
  ],
  [/^code$/, (_, _service, mark) => `SENT${mark}`],
  [/^(slug|key|username)$/, (_, _service, mark) => `sent${mark}`],
  [/^currency$/, round => ['AED', 'EUR'][round - 1]!],
  [/^client_token$/, (_, _service, mark) => `0f6b1f0e-6a52-4a3b-9a55-${String(mark).padStart(12, '0')}`],
];

const named = (name: string) => BY_NAME.find(([pattern]) => pattern.test(name))?.[1];
