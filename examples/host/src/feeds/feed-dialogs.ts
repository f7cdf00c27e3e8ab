import { dataOf } from 'quintet-clients/answers';
import { done } from '#kit/calls';
import { openDialog } from '#kit/dialog';
import { field, select, tick } from '#kit/fields';
import type { Values } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { type Feed, stays } from '../api';

const w = words({
  add: ['Add a calendar', 'إضافة تقويم'],
  change: ['Change the calendar', 'تعديل التقويم'],
  save: ['Save', 'حفظ'],
  home: ['Home', 'البيت'],
  name: ['Name', 'الاسم'],
  url: ['Address of the calendar', 'عنوان التقويم'],
  urlHint: [
    'The other platform shows it as the address of its iCal export; it begins with https.',
    'تعرضه المنصة الأخرى كعنوان تصدير iCal، ويبدأ بـ https.',
  ],
  keepUrl: ['Empty: {address} stays.', 'فارغ: يبقى {address}.'],
  horizon: ['Days ahead that count', 'عدد الأيام القادمة المحتسبة'],
  horizonHint: [
    'Empty: all. Set it where the platform closes everything beyond its own limit.',
    'فارغ: كلها. حدّده إذا كانت المنصة تغلق كل ما بعد حدّها.',
  ],
  stop: ['Take no bookings while this calendar is out of date', 'إيقاف الحجوزات ما دام هذا التقويم غير محدّث'],
  remove: ['Delete', 'حذف'],
  removeTitle: ['Delete this calendar?', 'حذف هذا التقويم؟'],
  removeHint: [
    '{name}: nights that only it has can be booked again at once.',
    '{name}: تصبح الليالي المحجوزة فيه وحده متاحة فورًا.',
  ],
});

export interface StayChoice {
  value: string;
  label: string;
}

type Options = { changed: () => Promise<unknown> } & (
  | { feed: Feed; homes?: undefined }
  | { feed?: undefined; homes: StayChoice[] }
);

/** Asks for a calendar, a new one of one of the homes or one that is there. */
export async function askFeed({ feed, homes, changed }: Options): Promise<void> {
  const isSent = await openDialog(
    {
      title: feed ? w('change') : w('add'),
      hint: feed && inLanguage(feed.stay_title),
      button: w('save'),
      send: values => save(feed, values),
    },
    homes && select({ name: 'stay_id', label: w('home'), options: homes }),
    field({ name: 'name', label: w('name'), value: feed?.name, maxlength: 80, required: true, dir: 'auto' }),
    field({
      name: 'url',
      label: w('url'),
      type: 'url',
      dir: 'ltr',
      maxlength: 2000,
      required: !feed,
      hint: feed ? w('keepUrl', { address: feed.address }) : w('urlHint'),
      autocomplete: 'off',
    }),
    field({
      name: 'horizon_days',
      label: w('horizon'),
      type: 'number',
      min: 0,
      value: feed?.horizon_days ?? undefined,
      hint: w('horizonHint'),
    }),
    tick('stop_when_stale', w('stop'), { checked: feed?.stop_when_stale }),
  );
  if (isSent) await changed();
}

function save(feed: Feed | undefined, values: Values): Promise<Feed> {
  const { name = '', url, horizon_days: horizon } = values;
  const body = {
    name,
    horizon_days: horizon === undefined ? null : Number(horizon),
    stop_when_stale: values['stop_when_stale'] !== undefined,
  };
  if (feed) {
    const params = { path: { id: feed.id } };
    return dataOf(stays.PATCH('/api/calendar/feeds/{id}', { params, body: { ...body, ...(url && { url }) } }));
  }
  const stay_id = Number(values['stay_id']);
  return dataOf(stays.POST('/api/calendar/feeds', { body: { ...body, stay_id, url: url ?? '' } }));
}

export async function askToRemoveFeed(feed: Feed, changed: () => Promise<unknown>): Promise<void> {
  const isSent = await openDialog({
    title: w('removeTitle'),
    hint: w('removeHint', { name: feed.name }),
    button: w('remove'),
    kind: 'bad',
    send: () => done(stays.DELETE('/api/calendar/feeds/{id}', { params: { path: { id: feed.id } } })),
  });
  if (isSent) await changed();
}
