import { dataOf } from 'quintet-clients/answers';
import { done } from '#kit/calls';
import { openDialog } from '#kit/dialog';
import { h, put } from '#kit/element';
import { money } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { emptyState } from '#kit/states';
import { type RateRule, type Stay, stays } from '../api';
import { count, span } from '../words';
import { layerName, weekdayName } from './layers';
import { askRule } from './rule-dialog';

const w = words({
  title: ['Prices and limits by night', 'الأسعار والحدود حسب الليلة'],
  hint: [
    'A special day comes before days of the week, and these before a season. Bookings that exist keep their price.',
    'اليوم الخاص يسبق أيام الأسبوع، وأيام الأسبوع تسبق الموسم. وتحتفظ الحجوزات القائمة بسعرها.',
  ],
  add: ['Add a rule', 'إضافة قاعدة'],
  change: ['Change', 'تعديل'],
  remove: ['Delete', 'حذف'],
  removeTitle: ['Delete this rule?', 'حذف هذه القاعدة؟'],
  none: ['Every night costs the same.', 'كل الليالي بالسعر نفسه.'],
  past: ['Over', 'انتهت'],
  rate: ['{price} a night', '{price} لليلة'],
  least: ['at least {nights}', '{nights} على الأقل'],
  most: ['at most {nights}', '{nights} على الأكثر'],
  noArrival: ['no arrival', 'لا وصول'],
  arrival: ['arrival allowed', 'الوصول مسموح'],
  noDeparture: ['no check-out', 'لا مغادرة'],
  departure: ['check-out allowed', 'المغادرة مسموحة'],
});

/** A part of a page that can be read again. */
export interface PagePart {
  element: HTMLElement;
  renew: () => Promise<unknown>;
}

interface Options {
  stay: Stay;
  today: string;
  currency: string;
  /** Called after a change. */
  changed: () => Promise<unknown>;
}

/** The rules of a home, those that are over last; `renew` reads them. */
export function ruleList({ stay, today, currency, changed }: Options): PagePart {
  const params = { path: { id: stay.id } };
  const list = h('div', {});
  const renew = async () => {
    const rules = await dataOf(stays.GET('/api/stays/manage/{id}/rates', { params }));
    const ordered = [...rules.filter(({ to }) => to > today), ...rules.filter(({ to }) => to <= today)];
    put(
      list,
      ordered.length > 0
        ? h(
            'ul',
            { class: 'rows-list' },
            ordered.map(rule => h('li', {}, row(rule))),
          )
        : emptyState(w('none')),
    );
  };
  const row = (rule: RateRule): HTMLElement => {
    const { id, name, layer, weekdays, from, to } = rule;
    const title = inLanguage(name);
    return h(
      'div',
      { class: 'row', 'data-rule': id },
      h(
        'span',
        { class: 'stacked' },
        h('strong', {}, title),
        h('span', {}, [span(from, to), weekdays.map(weekdayName).join(', ')].filter(Boolean).join(' · ')),
        h('span', { class: 'faint' }, valuesOf(rule, currency).join(' · ')),
        h('span', { class: 'tags-line' }, h('span', { class: 'tag' }, to <= today ? w('past') : layerName(layer))),
      ),
      h(
        'span',
        { class: 'buttons' },
        button(w('change'), title, '', () => askRule({ stay, rule, currency, changed })),
        button(w('remove'), title, 'quiet', () => askToRemove(stay, rule, changed)),
      ),
    );
  };
  const element = h(
    'section',
    {},
    h(
      'div',
      { class: 'bar' },
      h('h2', {}, w('title')),
      h('button', { type: 'button', class: 'main', onclick: () => askRule({ stay, currency, changed }) }, w('add')),
    ),
    h('p', { class: 'faint' }, w('hint')),
    list,
  );
  return { element, renew };
}

const button = (label: string, of: string, kind: string, onclick: () => unknown): HTMLElement =>
  h('button', { type: 'button', class: kind, 'aria-label': `${label}: ${of}`, onclick }, label);

/** What a rule sets, in words. */
function valuesOf(rule: RateRule, currency: string): string[] {
  const { nightly_rate: rate, min_nights: least, max_nights: most } = rule;
  const { closed_to_arrival: noArrival, closed_to_departure: noDeparture } = rule;
  return [
    rate !== null && w('rate', { price: money(rate, currency) }),
    least !== null && w('least', { nights: count('night', least) }),
    most !== null && w('most', { nights: count('night', most) }),
    noArrival !== null && w(noArrival ? 'noArrival' : 'arrival'),
    noDeparture !== null && w(noDeparture ? 'noDeparture' : 'departure'),
  ].filter(text => text !== false);
}

async function askToRemove(stay: Stay, rule: RateRule, changed: () => Promise<unknown>): Promise<void> {
  const params = { path: { id: stay.id, ruleId: rule.id } };
  const isSent = await openDialog({
    title: w('removeTitle'),
    hint: `${inLanguage(rule.name)} · ${span(rule.from, rule.to)}`,
    button: w('remove'),
    kind: 'bad',
    send: () => done(stays.DELETE('/api/stays/manage/{id}/rates/{ruleId}', { params })),
  });
  if (isSent) await changed();
}
