import { type Child, h } from '#kit/element';
import { pageAddress, pager } from '#kit/pager';
import { go, type Page, type Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { OFFICE, read, rowsOf } from '../api';
import { type Description, filledPath, lastWord, type Operation, parametersOf } from '../description';
import { fieldFor } from '../forms/fields';
import { formOf } from '../forms/form';
import { declared, declaredFor, labelOf, type Office, oneOf, titleOf, withFixedFilters } from '../office';
import type { ListPlace } from '../places';
import { w } from '../words';
import { operationButtons } from './buttons';
import { queryForm } from './query-form';
import { rowsTable } from './rows';

const PAGING = /^(page|limit|page_size|page_count|per_page|since)$/;

/** A list with its filters and pages. */
export async function listPage(office: Office, list: ListPlace, values: string[], visit: Visit): Promise<Page> {
  const title = titleOf(office, list);
  const head = h(
    'div',
    { class: 'bar' },
    h('h1', {}, title),
    h('div', { class: 'buttons' }, ...createLinks(office, list), ...operationButtons(office, list.actions, values)),
  );
  return {
    title,
    body: h('div', {}, head, linksOf(office, list, values), await contentOf(office, list, values, visit)),
  };
}

/** Links to the forms of what is added to a list, which is at another address where it is a part. */
export const createLinks = (office: Office, list: ListPlace, address = ''): HTMLElement[] =>
  list.creates.map((operation, index) =>
    h(
      'a',
      { class: index === 0 && !address ? 'button main' : 'button', href: `${address}?do=${operation.id}` },
      operation.isTitled || index > 0 ? operation.title : w('create', { one: oneOf(office, list) }),
    ),
  );

async function contentOf(office: Office, list: ListPlace, values: string[], { query }: Visit): Promise<HTMLElement> {
  const operation = list.list;
  if (!operation) return findForm(office, list);
  const { choices = {}, query: fixed = {} } = declaredFor(office, list) ?? {};
  const offered = operation.query.filter(({ name }) => !PAGING.test(name) && !(name in fixed));
  const filters = queryForm({ office, choices }, offered, { query, button: w('filter') });
  const isMissing = operation.query.some(({ name, required }) => required && !query.get(name));
  if (isMissing) return h('div', {}, filters);
  const sent = new URLSearchParams([...query].filter(([name, value]) => name !== 'do' && value !== ''));
  const all = withFixedFilters(office, list, sent);
  const { rows, page, pages, total } = rowsOf(
    operation,
    await read(operation, filledPath(operation.path, values).path, all),
  );
  const isFiltered = [...sent.keys()].some(name => name !== 'page');
  return h(
    'div',
    {},
    filters,
    rows.length === 0
      ? emptyState(w(isFiltered ? 'notFound' : 'empty'))
      : rowsTable(office, list, rows, values, titleOf(office, list)),
    total !== undefined && rows.length > 0 && h('p', { class: 'faint count' }, w('rows', { n: total })),
    pager(page, pages, pageAddress),
  );
}

/** Pages about the list, lists below it, and special screens. */
export function linksOf(office: Office, list: ListPlace, values: string[]): Child {
  const address = (path: string) => `${OFFICE}${filledPath(path, values).path}`;
  const links: ScreenLink[] = [
    ...list.lists.map(other => ({ href: address(other.path), label: titleOf(office, other) })),
    ...list.pages.map(operation => ({ href: address(operation.path), label: pageTitle(office, operation) })),
    ...specialScreens(office, declaredFor(office, list)),
  ];
  return linkRow(links);
}

/** The declared links of a list or a page. */
export const specialScreens = (
  { description: { site } }: Office,
  info?: Description['records'][number],
): ScreenLink[] =>
  (info?.links ?? []).map(({ label, address }) => ({ href: `${site}${address}`, label, target: '_blank' }));

interface ScreenLink {
  href: string;
  label: string;
  target?: string;
}

export function linkRow(links: readonly ScreenLink[]): Child {
  return (
    links.length > 0 &&
    h(
      'nav',
      { class: 'chips', 'aria-label': w('more') },
      ...links.map(({ label, ...link }) => h('a', { class: 'button', ...link }, label)),
    )
  );
}

/** What a page about a list or a record is called: the declared title or label, or the last word of its address. */
export function pageTitle(office: Office, operation: Operation): string {
  const label = declared(office, operation.path)?.label;
  if (label !== undefined) return label;
  if (operation.isTitled) return operation.title;
  return labelOf(office, lastWord(operation.path).replaceAll('-', '_'));
}

/** Asks for a record that no list offers: a day, a code. */
function findForm(office: Office, list: ListPlace): HTMLElement {
  const { record, path } = list;
  if (!record) return emptyState(w('empty'));
  const name = parametersOf(record.path).at(-1)!;
  const schema = name === 'date' || name === 'day' ? { type: 'string', format: 'date' } : { type: 'string' };
  const control = fieldFor({ office, choices: declaredFor(office, list)?.choices ?? {} }, name, schema, {
    required: true,
  });
  const send = () =>
    go(`${OFFICE}${location.pathname.slice(OFFICE.length)}/${encodeURIComponent(String(control.value()))}`);
  return h(
    'section',
    { class: 'narrow', 'data-path': path },
    formOf(send, { button: w('open') }, new Map([[name, control]]), control.element),
  );
}
