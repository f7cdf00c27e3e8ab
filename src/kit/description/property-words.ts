import type { Schema } from './document';

/** Properties that mean the same wherever they stand. */
const KNOWN: Record<string, string> = {
  id: 'Id of the record.',
  created_at: 'When it was made, in UTC.',
  updated_at: 'When it last changed, in UTC.',
  deleted_at: 'When it was deleted, in UTC; null while it is live.',
  read_at: 'When it was read, in UTC; null until then.',
  en: 'In English.',
  ar: 'In Arabic.',
  total: 'How many rows there are on all pages.',
  page: 'This page, from 1.',
  limit: 'Rows of a page.',
  pagination: 'Which page this is, and how many rows and pages there are.',
  page_size: 'Rows of a page.',
  totalPages: 'How many pages there are.',
  total_pages: 'How many pages there are.',
  counts: 'Rows by status, under every filter but the status; `all` is their sum.',
  success: 'Whether it was done.',
  data: 'What was asked for; null where there is nothing to answer.',
  message: 'A text for the reader, in the language of the request.',
  token: 'Sent as `Authorization: Bearer …`.',
  access_token: 'Sent as `Authorization: Bearer …`.',
  expires_in: 'How long the token is good, such as `7d`.',
  slug: 'The part of a web address that names the record.',
  url: 'Address of the file.',
  width: 'In pixels.',
  height: 'In pixels.',
  is_active: 'Whether it is shown to the public.',
  position: 'Place in the order, from 0.',
  sort_order: 'Place in the order; the smallest first.',
  client_token:
    'Made by the page once a form; the same token again is answered the same and does nothing. Make a new one when the form has changed: with another body the first answer comes back, with the header `Idempotency-Mismatch: true`.',
  locale: 'Language that mails are written in.',
  phone: 'With the country code.',
  unread_count: 'How many are not read yet.',
  email: 'E-mail address; compared and kept in small letters.',
  username: 'Name of the account, unique and in small letters.',
  first_name: 'Given name.',
  last_name: 'Family name.',
  password: 'Letters of any alphabet, digits and signs; at most 72 bytes.',
  password_confirmation: 'The same password once more.',
  current_password: 'The password that is good until now.',
  new_password: 'The password from now on.',
  latitude: 'Degrees north of the equator (WGS 84), negative south of it.',
  longitude: 'Degrees east of Greenwich (WGS 84), negative west of it.',
  currency: 'Of the amounts beside it, by its ISO 4217 code.',
  items: 'The rows of this page.',
  at: 'When it happened, in UTC.',
  received: 'True: it has arrived.',
  received_at: 'When it arrived, in UTC.',
  archived_at: 'When it was archived, in UTC.',
  review_count: 'How many reviews the rating is the average of.',
  all: 'All of them, whatever their status.',
  user_agent: 'What the browser calls itself.',
};

/** What the end of a name says of its unit. */
const UNITS: readonly (readonly [ending: RegExp, unit: string])[] = [
  [/_cm$/, 'in centimetres'],
  [/_sqm$/, 'in square metres'],
  [/(_|weight)kg$/i, 'in kilograms'],
  [/_mg_dl$/, 'in milligrams per decilitre'],
  [/_mmhg$/, 'in millimetres of mercury'],
  [/_bpm$|heart_rate$/, 'a minute'],
  [/_ms$/, 'in milliseconds'],
  [/_minutes$/, 'in minutes'],
  [/_seconds$/, 'in seconds'],
  [/_hours$/, 'in hours'],
  [/_days$/, 'in days'],
  [/_percent(age)?$|^percent$/, 'in percent'],
  [/_g$/, 'in grams'],
  [/_m$/, 'in metres'],
  [/_ml$/, 'in millilitres'],
  [/_c$/, 'in degrees Celsius'],
  [/^calories$|_kcal$/, 'in kilocalories'],
  [/_at$/, 'in UTC'],
  [/time_?zone$/, 'by its IANA name'],
];

/** What the words for properties and parameters are found with. */
export interface FieldWords {
  /** What a reader calls a field. */
  wordOf: (name: string) => string;
  /** What the service says of its fields: see `DescriptionWords`. */
  meanings: Readonly<Record<string, string>>;
}

/**
 * A sentence for a property: its own; else what the service says of it where it stands, or by its name; else its words,
 * its unit, and what its type cannot say.
 */
export function wordsFor(name: string, owner: string, schema: Schema, { wordOf, meanings }: FieldWords): string {
  const known = meaningOf(name, owner, meanings) ?? KNOWN[name];
  const { description } = schema;
  if (description && !BARE_UNIT.test(description)) return description;
  if (known) return [known, description].filter(Boolean).join(' ');
  if (description) return description;
  const unit = UNITS.find(([ending]) => ending.test(name))?.[1];
  const parts = [wordOf(name), unit ?? unitOfFormat(schema)].filter(Boolean);
  return `${parts.join(', ')}.`;
}

/** What amounts are described with by themselves. */
const BARE_UNIT = /^In units of the currency[^.]*\.$/;

/** For the longest beginning of the owner's name, word by word, then for the name alone. */
function meaningOf(name: string, owner: string, meanings: FieldWords['meanings']): string | undefined {
  const words = owner.split(/(?=[A-Z_])/);
  const beginnings = words.map((_, at) => words.slice(0, words.length - at).join(''));
  return [...beginnings.map(beginning => `${beginning}.${name}`), name].map(key => meanings[key]).find(Boolean);
}

function unitOfFormat({ format, type }: Schema): string | undefined {
  if (format === 'date-time') return 'in UTC';
  if (format === 'date') return 'a calendar day';
  return type === 'boolean' ? 'or not' : undefined;
}

/** `weight_kg` as "Weight kg", where nobody has a better word. */
export function plainWords(name: string): string {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[_-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
