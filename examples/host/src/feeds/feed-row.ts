import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put } from '#kit/element';
import { ago } from '#kit/format';
import { inLanguage, words } from '#kit/language';
import { attempt } from '#kit/toast';
import { type Feed, stays } from '../api';
import { count, span } from '../words';
import { askFeed, askToRemoveFeed } from './feed-dialogs';
import { unreadEvents } from './unread-events';

const w = words({
  read: ['Read now', 'اقرأ الآن'],
  change: ['Change', 'تعديل'],
  remove: ['Delete', 'حذف'],
  events: ['Show its events', 'عرض أحداثه'],
  hide: ['Hide its events', 'إخفاء أحداثه'],
  none: ['It has no event from today on.', 'لا أحداث فيه من اليوم فصاعدًا.'],
  succeeded: ['read {ago}', 'قُرئ {ago}'],
  never: ['not read yet', 'لم يُقرأ بعد'],
  stopped: [
    'This home takes no bookings until the calendar is read again.',
    'لا يستقبل هذا البيت حجوزات حتى يُقرأ التقويم من جديد.',
  ],
  stops: ['No bookings while it is out of date', 'لا حجوزات ما دام غير محدّث'],
  horizon: ['as far as {days} ahead', 'لمدة {days} بدءًا من اليوم'],
});

const stateName = words<Feed['state']>({
  pending: ['Waiting', 'بانتظار القراءة'],
  ok: ['Up to date', 'محدّث'],
  failed: ['Not readable', 'تعذّرت القراءة'],
  stale: ['Out of date', 'غير محدّث'],
});

const eventState = words<StaysSchemas['FeedEventView']['state']>({
  held: ['taken', 'محجوز'],
  covered: ['taken by another calendar already', 'محجوز في تقويم آخر بالفعل'],
  echo: ['our own booking', 'حجزنا نفسه'],
  conflict: ['taken by us too', 'محجوز لدينا أيضًا'],
  ignored: ['takes nothing', 'لا يحجز شيئًا'],
});

const FEED_ERRORS = [
  'refused_address',
  'unreachable',
  'too_slow',
  'too_large',
  'too_many_events',
  'not_a_calendar',
] as const;

const errors = words<(typeof FEED_ERRORS)[number] | 'http' | 'other'>({
  refused_address: ['This address is not allowed: it is not public.', 'هذا العنوان غير مسموح: ليس عنوانًا عامًا.'],
  unreachable: ['The address cannot be reached.', 'تعذّر الوصول إلى العنوان.'],
  too_slow: ['The other side takes too long.', 'الجهة الأخرى بطيئة جدًا.'],
  too_large: ['The calendar is too large.', 'التقويم كبير جدًا.'],
  too_many_events: ['The calendar has too many events.', 'في التقويم أحداث كثيرة جدًا.'],
  not_a_calendar: ['This address is not that of a calendar.', 'هذا ليس عنوان تقويم.'],
  http: ['The other side answers {status}.', 'ردّت الجهة الأخرى بالرمز {status}.'],
  other: ['The calendar cannot be read.', 'تعذّرت قراءة التقويم.'],
});

const HTTP = /^http_(\d+)$/;

function errorText(error: string): string {
  const status = HTTP.exec(error)?.[1];
  if (status) return errors('http', { status });
  return errors(FEED_ERRORS.find(each => each === error) ?? 'other');
}

/**
 * A calendar that is read, how it stands, and what can be done about it.
 * @param changed called after a change
 */
export function feedRow(feed: Feed, changed: () => Promise<unknown>): HTMLElement {
  const title = `${feed.name}, ${inLanguage(feed.stay_title)}`;
  const params = { path: { id: feed.id } };
  const events = h('ul', { class: 'events', hidden: true });
  const read = async () => {
    await dataOf(stays.POST('/api/calendar/feeds/{id}/sync', { params }));
    await changed();
  };
  const toggle = async () => {
    if (events.hidden)
      put(events, ...eventRows(await dataOf(stays.GET('/api/calendar/feeds/{id}/events', { params }))));
    events.hidden = !events.hidden;
    eventsButton.textContent = events.hidden ? w('events') : w('hide');
  };
  const button = (
    id: string,
    label: string,
    act: (own: HTMLButtonElement) => unknown,
    kind = '',
  ): HTMLButtonElement => {
    const own: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        id: `${id}-${feed.id}`,
        class: kind,
        'aria-label': `${label}: ${title}`,
        onclick: () => act(own),
      },
      label,
    );
    return own;
  };
  const eventsButton = button('events', w('events'), own => attempt(own, toggle), 'quiet');
  // Its name changes with its text.
  eventsButton.removeAttribute('aria-label');
  return h(
    'div',
    { class: 'row feed', 'data-feed': feed.id },
    h(
      'span',
      { class: 'stacked' },
      h('strong', {}, h('bdi', {}, feed.name), ' · ', inLanguage(feed.stay_title)),
      h('bdi', { class: 'faint' }, feed.address),
      h('span', { class: 'tags-line' }, stateTag(feed.state), h('span', { class: 'faint' }, factsOf(feed))),
      feed.error !== null && h('span', { class: 'problem' }, errorText(feed.error)),
      unreadEvents(feed),
      feed.state === 'stale' && feed.stop_when_stale && h('span', { class: 'problem' }, w('stopped')),
    ),
    h(
      'span',
      { class: 'buttons' },
      button('read', w('read'), own => attempt(own, read)),
      button('change', w('change'), () => askFeed({ feed, changed })),
      eventsButton,
      button('remove', w('remove'), () => askToRemoveFeed(feed, changed), 'quiet'),
    ),
    events,
  );
}

const stateTag = (state: Feed['state']): HTMLElement => {
  const kind = state === 'ok' ? 'good' : state === 'pending' ? '' : 'bad';
  return h('span', { class: `tag ${kind}`, 'data-feed-state': state }, stateName(state));
};

const factsOf = ({ state, events, succeeded_at, horizon_days, stop_when_stale }: Feed): string =>
  [
    count('event', events),
    succeeded_at === null ? w('never') : w('succeeded', { ago: ago(succeeded_at) }),
    horizon_days !== null && w('horizon', { days: count('day', horizon_days) }),
    stop_when_stale && state !== 'stale' && w('stops'),
  ]
    .filter(Boolean)
    .join(' · ');

const eventRows = (events: StaysSchemas['FeedEventView'][]): HTMLElement[] =>
  events.length > 0
    ? events.map(({ from, to, state }) => h('li', { 'data-event': state }, `${span(from, to)}: ${eventState(state)}`))
    : [h('li', { class: 'faint' }, w('none'))];
