import type { Type } from '@nestjs/common';
import type { ApiPropertyOptions } from '@nestjs/swagger';
import { BilingualView } from './bilingual.view';
import { fromCents } from '../money/money';
import { secretOf } from '../openapi/secrets';

export interface ShownOptions {
  /** The key of the row, if it differs from the property. */
  from?: string;
  /** The row can contain null, which is returned as null. */
  nullable?: boolean;
  description?: string;
  example?: unknown;
  /** A token or key, which conversations with models omit. */
  secret?: boolean;
}

/** One property of a response: description, key in the row, and conversion. */
export interface ShownField<Answer, Stored, From extends string> {
  api: ApiPropertyOptions;
  from: string | undefined;
  /** Converts the stored value, which is never null; left out if it is returned unchanged. */
  read?: ((stored: never) => unknown) | undefined;
  /** The address of a picture, or a list of them. */
  picture?: boolean;
  types?: [answer: Answer, stored: Stored, from: From];
}

/** A property computed from the whole row. */
export interface MadeField<Answer, Row> {
  api: ApiPropertyOptions;
  made: (row: never) => unknown;
  types?: [answer: Answer, row: Row];
}

type Null<Options> = Options extends { nullable: true } ? null : never;
type From<Options> = Options extends { from: infer Name extends string } ? Name : '';
type Shown<Answer, Stored, Options> = ShownField<Answer | Null<Options>, Stored | Null<Options>, From<Options>>;

function kind<Answer, Stored = Answer>(api: ApiPropertyOptions, read?: (stored: Stored) => Answer) {
  return <const Options extends ShownOptions>(options?: Options) => field<Answer, Stored, Options>(api, options, read);
}

function field<Answer, Stored, Options extends ShownOptions>(
  api: ApiPropertyOptions,
  { from, secret, ...described }: ShownOptions = {},
  read?: (stored: Stored) => Answer,
): Shown<Answer, Stored, Options> {
  const description = [described.description?.replace(/\.?$/, '.'), api.description].filter(Boolean).join(' ');
  return { api: { ...api, ...described, ...secretOf(secret), ...(description && { description }) }, from, read };
}

const enumOf = <Word extends string>(words: readonly Word[], nullable?: boolean) =>
  (nullable ? [...words, null] : [...words]) as Word[];

const IN_CURRENCY = 'In units of the currency, with at most two decimals.';

/** Kinds of properties. Each takes `{from, nullable, description, example}`. */
export const shown = {
  id: kind<number>({ type: 'integer', example: 1 }),
  text: kind<string>({ type: String }),
  whole: kind<number>({ type: 'integer' }),
  number: kind<number>({ type: Number }),
  flag: kind<boolean>({ type: Boolean }),
  /** Integer cents of the row, returned in decimal currency units. */
  amount: kind<number, number>({ type: Number, description: IN_CURRENCY }, fromCents),
  /** ISO 8601 in UTC with a `Z`. */
  instant: kind<string, Date>({ type: String, format: 'date-time' }, instant => instant.toISOString()),
  /** ISO 8601 that is already text in the row, as inside JSON. */
  instantText: kind<string>({ type: String, format: 'date-time' }),
  /** `YYYY-MM-DD`. */
  day: kind<string>({ type: String, format: 'date' }),
  bilingual: kind<BilingualView>({ type: BilingualView }),
  texts: kind<string[]>({ type: [String] }),
  /** The address of a picture; size and versions are added to the response. */
  picture: <const Options extends ShownOptions>(options?: Options) => ({
    ...field<string, string, Options>({ type: String }, options),
    picture: true,
  }),
  pictures: <const Options extends ShownOptions>(options?: Options) => ({
    ...field<string[], string[], Options>({ type: [String] }, options),
    picture: true,
  }),
  object: kind<Record<string, unknown>>({ type: 'object', additionalProperties: true }),
  json: kind<unknown>({ type: Object, oneOf: [{}] }),
  /** One of a fixed set of words. */
  word: <Word extends string, const Options extends ShownOptions>(words: readonly Word[], options?: Options) =>
    field<Word, Word, Options>({ type: String, enum: enumOf(words, options?.nullable) }, options),
  words: <Word extends string, const Options extends ShownOptions>(words: readonly Word[], options?: Options) =>
    field<Word[], Word[], Options>({ type: String, enum: [...words], isArray: true }, options),
  /** An object of the row, returned unchanged. */
  one: <View, const Options extends ShownOptions>(model: Type<View>, options?: Options) =>
    field<View, View, Options>({ type: model }, options),
  /** A list of objects of the row, returned unchanged. */
  many: <View, const Options extends ShownOptions>(model: Type<View>, options?: Options) =>
    field<View[], View[], Options>({ type: [model] }, options),
  /** Converts a value of the row that is not null. */
  read: <Stored, Answer, const Options extends ShownOptions>(
    api: ApiPropertyOptions,
    read: (stored: Stored) => Answer,
    options?: Options,
  ) => field<Answer, Stored, Options>(api, options, read),
  /** Computed from the whole row. */
  made: <Row, Answer>(api: ApiPropertyOptions, made: (row: Row) => Answer): MadeField<Answer, Row> => ({ api, made }),
  timestamps: {
    created_at: kind<string, Date>({ type: String, format: 'date-time' }, instant => instant.toISOString())(),
    updated_at: kind<string, Date>({ type: String, format: 'date-time' }, instant => instant.toISOString())(),
  },
};
