import { applyDecorators } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { composed, isSameText } from '../text/composed';
import { isEmailAddress, normaliseEmail } from '../text/email-address';
import { isBlank } from '../text/invisible';
import { cleanPhoneNumber, isPhoneNumber } from '../text/phone-number';
import { isStorableText } from '../text/storable-text';
import { extendedInstant, parseDay, parseInstant, parseTimeOfDay } from '../time/calendar';
import { isTimeZone } from '../time/time-zones';
import { changingText, eachItem, type FieldOptions, field, type ListOption, listOf, type Rule } from './field';

const isText: Rule = { name: 'text', holds: value => typeof value === 'string' && isStorableText(value) };

/** Counts code points, so that an emoji is one. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** A code point has one or two UTF-16 units, so most texts need no count. */
const hasAtLeast = (text: string, min: number): boolean =>
  text.length >= min && (text.length >= 2 * min || characters(text) >= min);
const hasAtMost = (text: string, max: number): boolean =>
  text.length <= max || (text.length <= 2 * max && characters(text) <= max);

/** An empty text counts as missing. */
const atLeast = (min: number): Rule => ({
  holds: value => hasAtLeast(value as string, min),
  ...(min === 1 ? { name: 'required' } : { name: 'too_short', params: { min } }),
});
const atMost = (max: number): Rule => ({
  name: 'too_long',
  holds: value => hasAtMost(value as string, max),
  params: { max },
});
const matching = (name: string, holds: (text: string) => boolean, params?: Record<string, unknown>): Rule => ({
  name,
  holds: value => holds(value as string),
  params,
});

export interface TextOptions extends FieldOptions {
  /** Minimum characters, 1 when left out; 0 allows an empty text. */
  min?: number;
  /** Maximum characters, 255 when left out. */
  max?: number;
  /** Keeps surrounding blanks. */
  verbatim?: boolean;
  lowerCase?: boolean;
  pattern?: RegExp;
}

/** The text without surrounding blanks; empty if nothing of it is visible. */
const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim());

/** A text, trimmed before it is measured unless `verbatim`; or a list of texts that are not blank, kept as sent. */
export function Text({
  min = 1,
  max = 255,
  verbatim,
  lowerCase,
  pattern,
  list,
  ...options
}: TextOptions & ListOption = {}): PropertyDecorator {
  if (list) return listOfTexts(list, max, options);
  const rules = [isText, atLeast(min), atMost(max)];
  if (pattern) rules.push(matching('pattern', text => pattern.test(text)));
  return applyDecorators(
    ...(verbatim ? [] : [changingText(trimmed)]),
    ...(lowerCase ? [changingText(text => text.toLowerCase())] : []),
    field(
      rules,
      { type: String, minLength: min, maxLength: max, ...(pattern ? { pattern: pattern.source } : {}) },
      options,
    ),
  );
}

function listOfTexts(list: NonNullable<ListOption['list']>, max: number, options: FieldOptions): PropertyDecorator {
  const isItem = (item: unknown) =>
    typeof item === 'string' && !isBlank(item) && hasAtMost(item, max) && isStorableText(item);
  const { rule, api } = listOf(list, 100);
  return field([rule, eachItem('texts', isItem, { max })], { type: String, ...api }, options);
}

export function Email(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    changingText(normaliseEmail),
    field(
      [isText, matching('email', isEmailAddress)],
      { type: String, format: 'email' },
      {
        example: 'sara@example.com',
        ...options,
      },
    ),
  );
}

/** bcrypt ignores everything after 72 bytes, so longer passwords are refused. They are counted in NFC, as they are hashed. */
const PASSWORD_MAX_BYTES = 72;

export function Password({ min = 8, ...options }: FieldOptions & { min?: number } = {}): PropertyDecorator {
  const short = matching('password_bytes', text => Buffer.byteLength(composed(text)) <= PASSWORD_MAX_BYTES, {
    max: PASSWORD_MAX_BYTES,
  });
  return field(
    [isText, atLeast(min), short],
    { type: String, format: 'password', minLength: min },
    {
      example: 'correct-horse-9',
      secret: true,
      ...options,
    },
  );
}

/** A field that must equal its sibling. */
export function SameAs(sibling: string, options: FieldOptions = {}): PropertyDecorator {
  return field(
    [
      isText,
      { name: 'same_as', holds: (value, siblings) => isSameText(value, siblings[sibling]), params: { sibling } },
    ],
    { type: String },
    options,
  );
}

/**
 * A phone number as people type and paste it: `+971 ٥٠ ١٢٣ ٤٥٦٧`, `tel:030/1234567`, `+1 212-555-0142 x123`. Normalised
 * before it is stored.
 */
export function Phone(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    changingText(cleanPhoneNumber),
    field(
      [isText, matching('phone', isPhoneNumber)],
      { type: String },
      {
        example: '+1 212 555 0142',
        ...options,
      },
    ),
  );
}

/** A calendar day `YYYY-MM-DD` that exists. */
export function Day(options: FieldOptions = {}): PropertyDecorator {
  return field(
    [isText, matching('day', text => parseDay(text) !== undefined)],
    { type: String, format: 'date' },
    {
      example: '2026-05-09',
      ...options,
    },
  );
}

/** A wall-clock time `HH:MM`. */
export function TimeOfDay(options: FieldOptions & { midnightAs24?: boolean } = {}): PropertyDecorator {
  const { midnightAs24, ...rest } = options;
  const valid = (text: string) => parseTimeOfDay(text) !== undefined || (midnightAs24 === true && text === '24:00');
  return field(
    [isText, matching('time_of_day', valid)],
    { type: String, pattern: '^\\d{2}:\\d{2}$' },
    { example: '18:30', ...rest },
  );
}

/** An instant in ISO 8601 with a zone or `Z`, in the extended or the basic format. */
export function InstantText(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    changingText(extendedInstant),
    field(
      [isText, matching('instant', text => parseInstant(text) !== undefined)],
      { type: String, format: 'date-time' },
      {
        example: '2026-05-09T12:30:00.000Z',
        ...options,
      },
    ),
  );
}

/** An IANA time zone that the database also knows. */
export function TimeZone(options: FieldOptions = {}): PropertyDecorator {
  const isKnown: Rule = { name: 'time_zone', holds: value => typeof value === 'string' && isTimeZone(value) };
  return field([isKnown], { type: String }, { example: 'Asia/Dubai', ...options });
}

export function Uuid4(options: FieldOptions = {}): PropertyDecorator {
  return applyDecorators(
    changingText(text => text.toLowerCase()),
    field(
      [isText, matching('uuid', text => isUUID(text, '4'))],
      { type: String, format: 'uuid' },
      {
        example: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11',
        ...options,
      },
    ),
  );
}

/** Whether the text has the form of a slug. */
export const isSlug = (text: string): boolean => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && text.length <= 120;

/** Lower-case words joined by hyphens, for URLs. */
export function Slug(options: FieldOptions = {}): PropertyDecorator {
  return field([isText, matching('slug', isSlug)], { type: String, maxLength: 120 }, options);
}

/** One of a fixed set of words, or a list of them, each once. */
export function OneOf(
  words: readonly string[],
  { list, ...options }: FieldOptions & ListOption = {},
): PropertyDecorator {
  const params = { values: words };
  const isWord = (value: unknown) => words.includes(value as string);
  const api = { type: String, enum: [...words] };
  if (!list) return field([{ name: 'one_of', holds: isWord, params }], api, options);
  const isDistinct: Rule = {
    name: 'distinct',
    holds: value => new Set(value as unknown[]).size === (value as unknown[]).length,
  };
  const rules = [listOf(list, words.length).rule, eachItem('one_of', isWord, params), isDistinct];
  return field(rules, { ...api, isArray: true }, options);
}
