import type { Schema } from '#kit/openapi/document';

export type FieldDescriptions = Readonly<Record<string, string>>;

/** Descriptions of fields that mean the same in every service; a service adds and overrides with `words.fields`. */
export const SHARED_FIELDS: FieldDescriptions = {
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
  currency: 'Currency of the amounts, as an ISO 4217 code.',
  items: 'The rows of this page.',
  at: 'When it happened, in UTC.',
  timezone: 'Time zone, by its IANA name.',
  received: 'True: it has arrived.',
  received_at: 'When it arrived, in UTC.',
  archived_at: 'When it was archived, in UTC.',
  review_count: 'How many reviews the rating is the average of.',
  all: 'All records, of every status.',
  user_agent: 'What the browser calls itself.',
};

/** The declared description, or the shared one of the name. An amount that declares only its unit gets both. */
export function descriptionOfField(name: string, { description }: Schema, shared: FieldDescriptions): string {
  if (description && !BARE_UNIT.test(description)) return description;
  return [shared[name], description].filter(Boolean).join(' ');
}

const BARE_UNIT = /^In units of the currency[^.]*\.$/;
