import { language, type Language } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { type Data, readDescription, send, session } from './api';
import { type Description, lastWord, type Operation, shapeOf, textOf } from './description';
import { type ListPlace, type Place, type Places, placesOf } from './places';
import { humanised, w } from './words';

export interface Account extends Data {
  permissions: string[];
  first_name: string;
  last_name: string;
}

export interface Office {
  description: Description;
  /** Those that the account may use. */
  operations: Operation[];
  places: Places;
  account: Account;
  /** Public settings of the company. */
  settings: Data;
}

const offices = new Map<Language, Promise<Office>>();
let current: Office | undefined;

/** Read once for each language. */
export async function openOffice(): Promise<Office> {
  const known = offices.get(language());
  const reading = known ?? readOffice();
  offices.set(language(), reading);
  reading.catch(() => offices.clear());
  current = await reading;
  return current;
}

/** The office as it was read; undefined before a sign-in. */
export const knownOffice = (): Office | undefined => (session.token() === undefined ? undefined : current);

async function readOffice(): Promise<Office> {
  const dataAt = async (path: string) => (await send({ method: 'get' }, { path })).data as Data;
  const [description, account, settings] = await Promise.all([
    readDescription(),
    dataAt('/auth/me') as Promise<Account>,
    dataAt('/settings/public').catch(() => ({})),
  ]);
  const operations = description.operations.filter(operation => isAllowed(operation, account));
  return { description, operations, account, settings, places: placesOf({ ...description, operations }) };
}

/** A part of the business that an account may be limited to. */
const LIMITS = ['kitchen_code', 'instructor_id'];

function isAllowed({ permissions, onlyFor }: Operation, account: Account): boolean {
  const has = (permission: string) => account.permissions.includes(permission);
  if (permissions.length > 0 && !permissions.some(has)) return false;
  if (onlyFor === undefined) return true;
  const isLimited = LIMITS.some(name => (account[name] ?? null) !== null);
  if (/^(un)?limited accounts$/.test(onlyFor)) return isLimited === (onlyFor === 'limited accounts');
  return has(onlyFor);
}

export const inOffice =
  (page: (office: Office, visit: Visit) => Page | Promise<Page>) =>
  async (visit: Visit): Promise<Page> =>
    page(await openOffice(), visit);

export const declared = ({ description }: Office, path: string) =>
  description.records.find(record => shapeOf(record.path) === shapeOf(path));

/** The declaration of a list, or of the records in it. */
export const declaredFor = (office: Office, { path, record }: ListPlace) =>
  declared(office, path) ?? (record && declared(office, record.path)) ?? archiveAt(office, path);

const ARCHIVE = /\/deleted$/;

/** What is declared for a list, for those of it that were deleted. */
function archiveAt(office: Office, path: string): ReturnType<typeof declared> {
  const info = ARCHIVE.test(path) ? declared(office, path.replace(ARCHIVE, '')) : undefined;
  if (!info) return undefined;
  const { group: _group, links: _links, query: _query, columns = [], label, one, ...shared } = info;
  return {
    ...shared,
    label: w('deletedOf', { label }),
    one: w('deletedOf', { label: one }),
    columns: [...columns, 'deleted_at', 'archived_at'],
  };
}

/** With the names that fields and roles have at a place. */
export function officeAt(office: Office, place: Place): Office {
  const list = place.kind === 'record' ? place.lists[0] : place.kind === 'list' ? place : undefined;
  const info = declared(office, place.path) ?? (list && declaredFor(office, list));
  if (!info?.fields && !info?.hasRoles) return office;
  const { labels, values, roles } = office.description;
  const here = { labels: { ...labels, ...info.fields }, values: { ...values, ...(info.hasRoles && roles) } };
  return { ...office, description: { ...office.description, ...here } };
}

export function labelOf({ description: { labels } }: Office, name: string): string {
  const last = name.split('.').at(-1)!;
  return labels[name] ?? labels[lastTwo(name)] ?? labels[last] ?? humanised(last);
}

/** `held_by.block` of `holder.held_by.block`. */
const lastTwo = (name: string): string => name.split('.').slice(-2).join('.');

export const wordOf = ({ description: { values } }: Office, field: string, value: string): string =>
  values[`${field}.${value}`] ?? values[lastTwo(`${field}.${value}`)] ?? values[value] ?? humanised(value);

/** What a place is called: the declared label, or the words of its address. */
export function titleOf(office: Office, place: Place): string {
  const info = place.kind === 'list' ? declaredFor(office, place) : declared(office, place.path);
  if (info) return info.label;
  const operation = place.kind === 'page' ? (place.read ?? place.changes[0]) : undefined;
  if (operation?.isTitled) return operation.title;
  return labelOf(office, lastWord(place.path));
}

export function oneOf(office: Office, place: ListPlace): string {
  return declaredFor(office, place)?.one ?? labelOf(office, lastWord(place.path));
}

export const currencyOf = ({ settings }: Office): string => textOf(settings['currency'] ?? 'USD');

/** The filters that a list always has, with those that are chosen. */
export const withFixedFilters = (office: Office, list: ListPlace, query = new URLSearchParams()): URLSearchParams =>
  new URLSearchParams([...Object.entries(declaredFor(office, list)?.query ?? {}), ...query]);
