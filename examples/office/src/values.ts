import { h } from '#kit/element';
import { day, moment, money, number } from '#kit/format';
import { type Bilingual, inLanguage } from '#kit/language';
import { pictureAddress } from '#kit/api';
import type { Data } from './api';
import { nameOf, resolved, type Schema, type Schemas, textOf } from './description';
import { currencyOf, declaredFor, labelOf, type Office, wordOf } from './office';
import type { ListPlace, RecordPlace } from './places';
import { w } from './words';
import { zoneOf } from './zone';

const NONE = '–';
/** Fields that name a record, the best first. */
const NAMES = [
  'name',
  'title',
  'label',
  'order_number',
  'reference',
  'full_name',
  'subject',
  'code',
  'key',
  'email',
  'username',
  'question',
  'body',
  'slug',
  'tool',
  'date',
  'day',
  'id',
];
/** Fields with what is sent to other programs. */
const AS_SENT = /^payload$/;
const PICTURE = /\.(?:jpe?g|png|webp|gif|svg|avif)(?:\?|$)/i;

export const isBilingual = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value;

/** The value of `kitchen.name`. */
export const valueAt = (data: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Data | null | undefined)?.[name], data);

/** The schema of a field, also of one inside others: `kitchen.name`. */
export const schemaAt = (schema: Schema | undefined, path: string, schemas: Schemas): Schema =>
  path.split('.').reduce((outer, name) => resolved(outer.properties?.[name], schemas), resolved(schema, schemas));

/** What a record is called: the declared field, or the first that names records. */
export function nameIn(office: Office, data: Data, place?: ListPlace | RecordPlace): string {
  const list = place?.kind === 'record' ? place.lists[0] : place;
  const field = list && declaredFor(office, list)?.name;
  const full = [data['first_name'], data['last_name']].filter(Boolean).join(' ');
  const value = field === undefined ? undefined : valueAt(data, field);
  const found =
    value ??
    (full ||
      NAMES.map(name => data[name]).find(one => one !== undefined && (typeof one !== 'object' || isBilingual(one))));
  return plain(office, found ?? '', field ?? 'name') || NONE;
}

/** A value as text in one line. */
export function plain(office: Office, value: unknown, field: string, schema: Schema = {}): string {
  if (value === null || value === undefined || value === '') return NONE;
  if (typeof value === 'boolean') return w(value ? 'yes' : 'no');
  if (typeof value === 'number' && (schema.enum || `${field}.${value}` in office.description.values))
    return wordOf(office, field, String(value));
  if (typeof value === 'number')
    return schema['x-amount'] === true
      ? money(value, textOf(schema['x-currency']) || currencyOf(office))
      : plainNumber(field, value);
  if (typeof value === 'string') return plainText(office, value, field, schema);
  if (isBilingual(value)) return inLanguage(value) || NONE;
  if (Array.isArray(value)) {
    const items = value.map(item => plain(office, item, field, resolved(schema.items, office.description.schemas)));
    return items.join(', ') || NONE;
  }
  return nameIn(office, value as Data);
}

/** An amount with the currency that its record has of its own. */
export const inCurrency = (schema: Schema | undefined, { currency }: Data): Schema | undefined =>
  schema?.['x-amount'] === true && typeof currency === 'string' ? { ...schema, 'x-currency': currency } : schema;

const plainNumber = (field: string, value: number): string =>
  /(^|_)(id|year|code)$/.test(field) ? String(value) : number(value);

function plainText(office: Office, value: string, field: string, schema: Schema): string {
  if (schema.format === 'date-time' || /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value)) return moment(value, zoneOf(office));
  if (schema.format === 'date' || (/^\d{4}-\d\d-\d\d$/.test(value) && !field.endsWith('version'))) return day(value);
  return schema.enum ? wordOf(office, field, value) : (office.description.values[`${field}.${value}`] ?? value);
}

/** A value in a cell of a list. */
export function cell(office: Office, value: unknown, field: string, schema: Schema): Node | string {
  if (typeof value === 'string' && PICTURE.test(value))
    return h('img', {
      src: pictureAddress(value),
      alt: '',
      class: 'thumbnail',
      width: 80,
      height: 64,
      loading: 'lazy',
    });
  const text = plain(office, value, field, schema);
  if (schema.enum && value !== null && value !== undefined) return h('span', { class: 'tag' }, text);
  return h('bdi', {}, text.length > 120 ? `${text.slice(0, 120)} …` : text);
}

/** Everything in a value: texts, pictures, lists as tables, objects as names with values. */
export function whole(office: Office, value: unknown, field: string, described: Schema | undefined): Node {
  const schema = resolved(described, office.description.schemas);
  if (Array.isArray(value) && value.some(item => typeof item === 'object' && item !== null && !isBilingual(item)))
    return tableOf(office, value as Data[], resolved(schema.items, office.description.schemas), labelOf(office, field));
  if (Array.isArray(value) && value.every(item => typeof item === 'string' && PICTURE.test(item)) && value.length > 0)
    return h('div', { class: 'thumbnails' }, ...value.map(item => cell(office, item, field, {})));
  if (Array.isArray(value) && value.length > 1)
    return h('ul', { class: 'plain' }, ...value.map(item => h('li', {}, h('bdi', {}, plain(office, item, field)))));
  if (isBilingual(value))
    return h(
      'div',
      { class: 'both' },
      h('p', { lang: 'en', dir: 'ltr' }, value.en),
      h('p', { lang: 'ar', dir: 'rtl' }, value.ar),
    );
  if (typeof value === 'object' && value !== null && AS_SENT.test(field))
    return h('pre', { dir: 'ltr', tabindex: 0 }, JSON.stringify(value, null, 2));
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return detailsOf(office, value as Data, schema);
  if (typeof value === 'string' && value.length > 120) return h('p', { class: 'text', dir: 'auto' }, value);
  return h('span', {}, cell(office, value, field, schema));
}

/** Names with values; pictures are shown with the fields that name them. */
export function detailsOf(office: Office, data: Data, described: Schema | undefined): HTMLElement {
  const { properties = {} } = resolved(described, office.description.schemas);
  // The record itself is shown, not its key too; an own id says least.
  const isRepeated = (name: string) => name.endsWith('_id') && name.slice(0, -'_id'.length) in data;
  const names = Object.keys(data).filter(name => !['id', 'pictures', 'actions'].includes(name) && !isRepeated(name));
  const fields = 'id' in data ? [...names, 'id'] : names;
  return h(
    'dl',
    { class: 'details' },
    ...fields.map(name =>
      h(
        'div',
        { class: isWide(data[name]) ? 'wide' : undefined },
        h('dt', {}, labelOf(office, name)),
        h('dd', {}, whole(office, data[name], name, inCurrency(properties[name], data))),
      ),
    ),
  );
}

const isWide = (value: unknown): boolean =>
  (typeof value === 'object' && value !== null) || (typeof value === 'string' && value.length > 120);

function tableOf(office: Office, rows: readonly Data[], schema: Schema, label: string): HTMLElement {
  const objects = rows.filter(row => typeof row === 'object' && row !== null);
  const names = Object.keys(objects[0] ?? {}).filter(name => name !== 'pictures');
  const properties = schema.properties ?? {};
  return tableBox(
    names.map(name => labelOf(office, name)),
    objects.map(row =>
      names.map(name => cell(office, row[name], name, resolved(properties[name], office.description.schemas))),
    ),
    label,
  );
}

/** A table that scrolls inside its box, by keyboard too. */
export const tableBox = (heads: readonly string[], rows: readonly (Node | string)[][], label: string): HTMLElement =>
  h(
    'div',
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': label },
    h(
      'table',
      {},
      h('thead', {}, h('tr', {}, ...heads.map(head => h('th', { scope: 'col' }, head)))),
      h('tbody', {}, ...rows.map(cells => h('tr', {}, ...cells.map(content => h('td', {}, content))))),
    ),
  );

/** Fields of a row: the declared ones, or the name and the first short ones. */
export function columnsOf(office: Office, list: ListPlace): string[] {
  const info = declaredFor(office, list);
  if (info?.columns) return [...info.columns];
  const { schemas } = office.description;
  const properties = resolved(list.list?.result.schema, schemas).properties ?? {};
  const fits = (name: string) => {
    const schema = resolved(properties[name], schemas);
    if (name === 'id' || /(_id|_ar|slug|pictures|actions|updated_at)$/.test(name)) return false;
    return schema.type !== 'array' && (schema.type !== 'object' || isText(schema, schemas)) && !schema['x-secret'];
  };
  const names = Object.keys(properties).filter(fits);
  const first = info?.name ?? NAMES.find(name => names.includes(name));
  return [...new Set([...(first ? [first] : []), ...names])].slice(0, 6);
}

const isText = (schema: Schema, schemas: Readonly<Record<string, Schema>>): boolean =>
  isBilingualSchema(schema) ||
  nameOf(schema) !== undefined ||
  NAMES.slice(0, 3).some(name => name in (resolved(schema, schemas).properties ?? {}));

/** Whether it is one text in both languages. */
export const isBilingualSchema = ({ properties }: Schema): boolean =>
  Object.keys(properties ?? {})
    .sort()
    .join() === 'ar,en';
