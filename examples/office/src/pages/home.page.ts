import { h } from '#kit/element';
import { language } from '#kit/language';
import type { Page } from '#kit/router';
import { emptyState } from '#kit/states';
import { navigation } from '../navigation';
import type { Office } from '../office';
import { w } from '../words';

/** Everything that the account may open, by group. */
export function homePage(office: Office): Page {
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
