import { h } from '#kit/element';
import type { Page, Visit } from '#kit/router';
import { type Data, OFFICE, read, rowsOf } from '../api';
import { filledPath, type Operation, segmentsOf, shapeOf } from '../description';
import type { FormContext } from '../forms/control';
import { pageAbove } from '../navigation';
import { declared, type Office, titleOf } from '../office';
import type { PagePlace } from '../places';
import { detailsOf, whole } from '../values';
import { w } from '../words';
import { operationButtons } from './buttons';
import { linkRow, pageTitle, specialScreens } from './list.page';
import { queryForm } from './query-form';
import { above } from './rows';

/** Figures, or a record of which there is one, with what changes it. */
export async function readPage(office: Office, place: PagePlace, visit: Visit): Promise<Page> {
  const title = titleOf(office, place);
  const below = [...office.places.pages.values()].filter(page => pageAbove(office, page) === place);
  const buttons = [place, ...below].flatMap(({ path, changes }) =>
    operationButtons(office, changes, [], title, `${OFFICE}${path}`),
  );
  const reads = below.filter(({ read: other }) => other);
  const links = reads.map(page => ({ href: `${OFFICE}${page.path}`, label: titleOf(office, page) }));
  const body = h(
    'div',
    {},
    h('div', { class: 'bar' }, h('h1', {}, title), h('div', { class: 'buttons' }, ...buttons)),
    linkRow([...links, ...specialScreens(office, declared(office, place.path))]),
    place.read && (await contentOf(office, place.read, [], visit)),
  );
  return { title, body };
}

/** A page about a list or a record. */
export async function aboutPage(office: Office, operation: Operation, values: string[], visit: Visit): Promise<Page> {
  const title = pageTitle(office, operation);
  const body = h(
    'div',
    {},
    h('p', { class: 'crumb' }, h('a', { href: above(operation.path, values) }, w('back'))),
    h('h1', {}, title),
    linkRow(specialScreens(office, declared(office, operation.path))),
    await contentOf(office, operation, values, visit),
  );
  return { title, body };
}

async function contentOf(
  office: Office,
  operation: Operation,
  values: string[],
  { query }: Visit,
): Promise<HTMLElement> {
  const asked = operation.query.filter(({ name }) => !/^(page|limit|page_size|page_count)$/.test(name));
  const form = queryForm({ office, choices: choicesAt(office, operation.path) }, asked, { query, button: w('show') });
  if (asked.some(({ name, required }) => required && !query.get(name))) return h('div', {}, form);
  const answer = await read(operation, filledPath(operation.path, values).path, query);
  if (operation.result.kind === 'rows') {
    const { rows } = rowsOf(operation, answer);
    return h('div', {}, form, whole(office, rows, 'rows', { type: 'array', items: operation.result.schema ?? {} }));
  }
  const data = answer.data;
  const isFound = typeof data === 'object' && data !== null && Object.keys(data).length > 0;
  return h(
    'div',
    {},
    form,
    isFound
      ? h('section', { class: 'panel' }, detailsOf(office, data as Data, operation.result.schema))
      : h('p', { class: 'faint' }, w('empty')),
  );
}

/** The choices that are declared for the page, or for what it lies below. */
function choicesAt(office: Office, path: string): FormContext['choices'] {
  const segments = segmentsOf(path);
  const paths = segments.map((_segment, index) => `/${segments.slice(0, segments.length - index).join('/')}`);
  return paths.map(above => declared(office, above)?.choices).find(choices => choices !== undefined) ?? {};
}

/** The page of an address that belongs to a list or a record. */
export const aboutAt = (office: Office, address: string): Operation | undefined =>
  [...office.places.lists.values(), ...office.places.records.values()]
    .flatMap(({ pages }) => pages)
    .find(({ path }) => new RegExp(`^${shapeOf(path).replaceAll('{}', '[^/]+')}$`).test(address));
