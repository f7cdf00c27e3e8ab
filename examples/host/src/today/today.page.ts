import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put } from '#kit/element';
import { fullDay, money, number, percent } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { stays } from '../api';
import { type Office, whenBookingsChange } from '../office';
import { bookingRow } from '../bookings/booking-row';

type Overview = StaysSchemas['OverviewView'];

const w = words({
  title: ['Today', 'اليوم'],
  arrivals: ['Arriving today', 'يصلون اليوم'],
  departures: ['Leaving today', 'يغادرون اليوم'],
  pending: ['Waiting for you', 'بانتظارك'],
  bookings: ['Bookings this month', 'حجوزات هذا الشهر'],
  revenue: ['Revenue this month', 'إيرادات هذا الشهر'],
  occupancy: ['Occupancy', 'نسبة الإشغال'],
  homes: ['Published homes', 'البيوت المنشورة'],
  top: ['Homes with the highest revenue', 'البيوت الأعلى إيرادًا'],
  none: ['Nothing today.', 'لا شيء اليوم.'],
  nonePending: ['Every booking is confirmed.', 'كل الحجوزات مؤكدة.'],
});

/** What the day brings, and how the month goes. */
export async function todayPage(_office: Office, { left }: Visit): Promise<Page> {
  const read = () => dataOf(stays.GET('/api/overview'));
  const body = h('div', { class: 'today' });
  const show = (overview: Overview) => put(body, ...sections(overview));
  show(await read());
  whenBookingsChange(left, async () => show(await read()));
  return { title: w('title'), body };
}

const sections = (overview: Overview): HTMLElement[] => {
  const { cards, currency } = overview;
  return [
    h('div', { class: 'bar' }, h('h1', {}, w('title')), h('p', { class: 'faint' }, fullDay(overview.date))),
    h(
      'dl',
      { class: 'figures' },
      figure(w('bookings'), number(cards.bookings)),
      figure(w('revenue'), money(cards.revenue, currency)),
      figure(w('occupancy'), percent(cards.occupancy / 100)),
      figure(w('homes'), number(cards.published_stays)),
    ),
    list(w('pending'), overview.pending_bookings, w('nonePending')),
    h(
      'div',
      { class: 'two' },
      list(w('arrivals'), overview.arrivals, w('none')),
      list(w('departures'), overview.departures, w('none')),
    ),
    h(
      'section',
      {},
      h('h2', {}, w('top')),
      h(
        'ul',
        { class: 'rows-list' },
        overview.top_stays.map(({ title, revenue }) =>
          h(
            'li',
            {},
            h('div', { class: 'row' }, h('span', {}, inLanguage(title)), h('strong', {}, money(revenue, currency))),
          ),
        ),
      ),
    ),
  ];
};

const figure = (name: string, value: string) => h('div', {}, h('dt', {}, name), h('dd', {}, value));

const list = (title: string, bookings: Overview['arrivals'], none: string) =>
  h(
    'section',
    {},
    h('h2', {}, title),
    bookings.length > 0
      ? h(
          'ul',
          { class: 'rows-list' },
          bookings.map(booking => h('li', {}, bookingRow(booking))),
        )
      : h('p', { class: 'faint' }, none),
  );
