import { dataOf } from 'quintet-clients/answers';
import { everyRow } from 'quintet-clients/pages';
import { h } from '#kit/element';
import { currencySign } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page } from '#kit/router';
import { emptyState } from '#kit/states';
import { attempt, tell } from '#kit/toast';
import { type Stay, stays } from '../api';
import type { Office } from '../office';

const w = words({
  title: ['Prices', 'الأسعار'],
  hint: [
    'New bookings cost the new price; bookings that exist keep theirs.',
    'السعر الجديد للحجوزات الجديدة فقط، وتحتفظ الحجوزات القائمة بسعرها.',
  ],
  home: ['Home', 'البيت'],
  nightly_rate: ['A night', 'الليلة'],
  cleaning_fee: ['Cleaning', 'التنظيف'],
  min_nights: ['Fewest nights', 'أقل عدد لليالي'],
  save: ['Save', 'حفظ'],
  saved: ['The price of {home} is saved.', 'تم حفظ سعر {home}.'],
  none: ['There is no home yet.', 'لا يوجد بيت بعد.'],
  add: ['Add a home', 'إضافة بيت'],
});

const FIELDS = ['nightly_rate', 'cleaning_fee', 'min_nights'] as const;
const PAGE_SIZE = 100;

/** What every home costs, changed where it stands. */
export async function pricesPage({ settings }: Office): Promise<Page> {
  const homes: Stay[] = [];
  const read = (page: number) =>
    stays.GET('/api/stays/manage', { params: { query: { page, page_size: PAGE_SIZE, sort: 'rate_desc' } } });
  for await (const stay of everyRow(read)) homes.push(stay);
  const sign = currencySign(settings.currency);
  const heads = [w('home'), `${w('nightly_rate')} (${sign})`, `${w('cleaning_fee')} (${sign})`, w('min_nights')];
  const table = h(
    'div',
    { class: 'table', tabindex: 0, role: 'region', 'aria-label': w('title') },
    h(
      'table',
      { class: 'prices' },
      h('thead', {}, h('tr', {}, ...heads.map(head => h('th', { scope: 'col' }, head)), h('td'))),
      h('tbody', {}, ...homes.map(priceRow)),
    ),
  );
  const body = h(
    'div',
    {},
    h('h1', {}, w('title')),
    h('p', { class: 'faint' }, w('hint')),
    homes.length > 0 ? table : emptyState(w('none'), h('a', { class: 'button main', href: '/stays/new' }, w('add'))),
  );
  return { title: w('title'), body };
}

function priceRow(stay: Stay): HTMLElement {
  const title = inLanguage(stay.title) || stay.reference;
  let saved: Pick<Stay, (typeof FIELDS)[number]> = stay;
  const inputs = FIELDS.map(name =>
    h('input', {
      name,
      type: 'number',
      inputmode: 'numeric',
      min: 0,
      value: stay[name],
      'aria-label': `${w(name)}: ${title}`,
      oninput: () => mark(),
      onkeydown: event => (event as KeyboardEvent).key === 'Enter' && save(),
    }),
  );
  const save = () =>
    attempt(button, async () => {
      const [nightly_rate = 0, cleaning_fee = 0, min_nights = 1] = inputs.map(input => input.valueAsNumber);
      const body = { nightly_rate, cleaning_fee, min_nights };
      saved = await dataOf(stays.PUT('/api/stays/manage/{id}', { params: { path: { id: stay.id } }, body }));
      mark();
      tell(w('saved', { home: title }));
    });
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', class: 'main', 'aria-label': `${w('save')}: ${title}`, onclick: save },
    w('save'),
  );
  // Takes its room always, so that the table does not move.
  const mark = () => {
    const isChanged = inputs.some((input, index) => input.valueAsNumber !== saved[FIELDS[index]!]);
    button.style.visibility = isChanged ? 'visible' : 'hidden';
  };
  mark();
  return h(
    'tr',
    { 'data-stay': stay.slug },
    h('th', { scope: 'row' }, h('a', { href: `/stays/${stay.id}` }, title)),
    ...inputs.map(input => h('td', {}, input)),
    h('td', {}, button),
  );
}
