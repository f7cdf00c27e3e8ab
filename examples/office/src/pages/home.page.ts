import { type Child, h } from '#kit/element';
import { language } from '#kit/language';
import type { Page } from '#kit/router';
import { emptyState } from '#kit/states';
import { number } from '#kit/format';
import type { OfficeHome } from '../../../../src/kit/service/office';
import { type Data, OFFICE, read, rowsOf } from '../api';
import { navigation } from '../navigation';
import { labelOf, type Office } from '../office';
import type { ListPlace } from '../places';
import { cell, schemaAt, valueAt } from '../values';
import { w } from '../words';
import { rowsTable } from './rows';

/** Everything that the account may open, by group. */
export async function homePage(office: Office): Promise<Page> {
  const groups = navigation(office);
  const special = office.description.records.flatMap(({ links = [] }) => links);
  const ask = office.description.hasAssistant && office.operations.find(({ id }) => id === 'AiChats_create');
  const sections = groups.map(({ label, places }) =>
    h(
      'section',
      { class: 'panel' },
      h('h2', {}, label),
      h('ul', { class: 'links' }, ...places.map(place => h('li', {}, h('a', { href: place.address }, place.label)))),
    ),
  );
  const body = h(
    'div',
    { lang: language() },
    h('h1', {}, w('start')),
    (special.length > 0 || ask) &&
      h(
        'nav',
        { class: 'chips', 'aria-label': w('specialScreens') },
        ...special.map(({ label, address }) =>
          h('a', { class: 'button', href: `${office.description.site}${address}`, target: '_blank' }, label),
        ),
        ask && h('a', { class: 'button', href: `${OFFICE}${ask.path}` }, w('ask')),
      ),
    ...(await figuresOf(office)),
    groups.length === 0 ? emptyState(w('notStaff')) : h('div', { class: 'groups' }, ...sections),
  );
  return { title: w('start'), body };
}

/** How many rows of an answer are shown. */
const FEW = 5;

/** What waits for somebody, and the figures of the day; nothing for an account that may not read them. */
async function figuresOf(office: Office): Promise<Child[]> {
  const { homes, waits } = office.description;
  // A figure that cannot be read is left out, as the rest of the page is needed.
  const found = await Promise.all(
    [
      ...Object.entries(waits).map(([address, label]) => waitsAt(office, address, label)),
      ...homes.map(home => figuresIn(office, home)),
    ].map(part => part.catch(() => [])),
  );
  const parts = found.flat();
  const figures = parts.filter(({ tagName }) => tagName === 'DIV');
  const lists = parts.filter(({ tagName }) => tagName === 'SECTION');
  return [
    figures.length > 0 && h('section', { class: 'panel' }, h('dl', { class: 'details figures' }, ...figures)),
    ...lists,
  ];
}

const readAt = ({ operations }: Office, path: string) =>
  operations.find(operation => operation.path === path && operation.method === 'get');

const figure = (label: string, shown: Node | string, address?: string): HTMLElement =>
  h(
    'div',
    {},
    h('dt', {}, label),
    h('dd', {}, address === undefined ? shown : h('a', { href: `${OFFICE}${address}` }, shown)),
  );

async function waitsAt(office: Office, address: string, label: string): Promise<HTMLElement[]> {
  const [path, query] = address.split('?') as [string, string | undefined];
  const operation = readAt(office, path);
  if (!operation) return [];
  const { rows, total } = rowsOf(operation, await read(operation, path, new URLSearchParams(query)));
  return [figure(label, number(total ?? rows.length), address)];
}

async function figuresIn(office: Office, home: OfficeHome): Promise<HTMLElement[]> {
  const operation = readAt(office, home.path);
  if (!operation) return [];
  const { waiting = {}, lists = {} } = home;
  const data = (await read(operation, home.path)).data as Data;
  const shown = (name: string) =>
    cell(office, valueAt(data, name), name, schemaAt(operation.result.schema, name, office.description.schemas));
  const names = [...Object.keys(waiting), ...home.figures];
  return [
    ...names.map(name => figure(labelOf(office, name), shown(name), waiting[name])),
    ...Object.entries(lists).flatMap(([name, path]) => {
      const list = office.places.lists.get(path);
      const rows = (valueAt(data, name) ?? []) as Data[];
      return list && rows.length > 0 ? [listSection(office, list, rows, labelOf(office, name))] : [];
    }),
  ];
}

const listSection = (office: Office, list: ListPlace, rows: readonly Data[], title: string): HTMLElement =>
  h(
    'section',
    { class: 'part' },
    h('h2', {}, h('a', { href: `${OFFICE}${list.path}` }, title)),
    rowsTable(office, list, rows.slice(0, FEW), [], title),
  );
