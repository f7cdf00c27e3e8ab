import { type Child, h } from '#kit/element';
import { language } from '#kit/language';
import type { Page } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Data, OFFICE, read } from '../api';
import { navigation } from '../navigation';
import { labelOf, type Office } from '../office';
import { cell, schemaAt, valueAt } from '../values';
import { w } from '../words';

/** Everything that the account may open, by group. */
export async function homePage(office: Office): Promise<Page> {
  const groups = navigation(office);
  const special = office.description.records.flatMap(({ links = [] }) => links);
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
    await figuresOf(office),
    groups.length === 0 ? emptyState(w('notStaff')) : h('div', { class: 'groups' }, ...sections),
    special.length > 0 &&
      h(
        'nav',
        { class: 'chips', 'aria-label': w('specialScreens') },
        ...special.map(({ label, address }) =>
          h('a', { class: 'button', href: `${office.description.site}${address}`, target: '_blank' }, label),
        ),
      ),
  );
  return { title: w('start'), body };
}

/** What waits for somebody, and the figures of the day; nothing for an account that may not read them. */
async function figuresOf(office: Office): Promise<Child> {
  const { home, schemas } = office.description;
  const operation = home && office.places.pages.get(home.path)?.read;
  if (!home || !operation) return false;
  const { waiting = {} } = home;
  const figure = (data: Data, name: string) => {
    const address = waiting[name];
    const shown = cell(office, valueAt(data, name), name, schemaAt(operation.result.schema, name, schemas));
    return h(
      'div',
      {},
      h('dt', {}, labelOf(office, name)),
      h('dd', {}, address === undefined ? shown : h('a', { href: `${OFFICE}${address}` }, shown)),
    );
  };
  const data = (await read(operation, home.path)).data as Data;
  const names = [...Object.keys(waiting), ...home.figures];
  return h('section', { class: 'panel' }, h('dl', { class: 'details' }, ...names.map(name => figure(data, name))));
}
