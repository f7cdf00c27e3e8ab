import { dataOf } from 'quintet-clients/answers';
import { h, put } from '#kit/element';
import { words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { emptyState } from '#kit/states';
import { type Feed, stays } from '../api';
import { readHomes } from '../homes';
import { type Office, whenBookingsChange, whenCalendarsChange } from '../office';
import { count } from '../words';
import { conflictList } from './conflicts';
import { exportForm } from './exports';
import { askFeed, type StayChoice } from './feed-dialogs';
import { feedRow } from './feed-row';

const w = words({
  back: ['Calendar', 'التقويم'],
  title: ['Other calendars', 'تقاويم أخرى'],
  hint: [
    'Nights taken on other platforms are read from these calendars and cannot be booked here.',
    'تُقرأ الليالي المحجوزة في المنصات الأخرى من هذه التقاويم ولا يمكن حجزها هنا.',
  ],
  feeds: ['Calendars that are read', 'تقاويم نقرؤها'],
  add: ['Add a calendar', 'إضافة تقويم'],
  agree: ['No conflicts with our bookings.', 'لا تعارض مع حجوزاتنا.'],
  none: ['No calendar is read yet.', 'لا تقاويم تُقرأ بعد.'],
});

/** `/calendar/feeds`: calendars that are read, what they and we both have, and our own addresses. */
export async function feedsPage(_office: Office, { left }: Visit): Promise<Page> {
  // Keeps its line while there is none, so that nothing moves when one comes.
  const summary = h('p', { role: 'status' });
  const conflicts = h('section', { id: 'conflicts' });
  const list = h('div', {});
  const renew = async () => {
    const [feeds, found] = await Promise.all([
      dataOf(stays.GET('/api/calendar/feeds')),
      dataOf(stays.GET('/api/calendar/conflicts')),
    ]);
    if (left.aborted) return;
    put(summary, found.length > 0 ? h('a', { href: '#conflicts' }, count('conflict', found.length)) : w('agree'));
    put(conflicts, ...conflictList(found));
    put(list, feeds.length > 0 ? feedList(feeds) : emptyState(w('none')));
  };
  const feedList = (feeds: Feed[]): HTMLElement =>
    h(
      'ul',
      { class: 'rows-list' },
      feeds.map(feed => h('li', {}, feedRow(feed, renew))),
    );
  const [homes] = await Promise.all([readChoices(), renew()]);
  whenCalendarsChange(left, renew);
  whenBookingsChange(left, renew);
  const add = h(
    'button',
    { type: 'button', class: 'main', onclick: () => askFeed({ homes, changed: renew }) },
    w('add'),
  );
  const body = h(
    'div',
    { class: 'feeds' },
    h('p', {}, h('a', { href: '/calendar' }, w('back'))),
    h('h1', {}, w('title')),
    h('p', { class: 'faint' }, w('hint')),
    summary,
    h(
      'div',
      { class: 'two calendars' },
      h('section', {}, h('div', { class: 'bar' }, h('h2', {}, w('feeds')), homes.length > 0 && add), list),
      homes.length > 0 && exportForm(homes),
      conflicts,
    ),
  );
  return { title: w('title'), body };
}

const readChoices = async (): Promise<StayChoice[]> =>
  (await readHomes()).map(({ id, label }) => ({ value: String(id), label }));
