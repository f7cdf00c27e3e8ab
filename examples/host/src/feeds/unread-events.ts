import type { StaysSchemas } from 'quintet-clients/stays';
import { h } from '#kit/element';
import { day } from '#kit/format';
import { words } from '#kit/language';
import type { Feed } from '../api';
import { count, span } from '../words';

type UnreadEvent = StaysSchemas['UnreadEventView'];

const w = words({
  unread: ['Not read in full: {events}.', 'لم يُقرأ بالكامل: {events}.'],
  hint: [
    'What is understood is taken here. Compare the rest with the platform, and block nights that are missing.',
    'ما فُهم منها محجوز هنا. قارن الباقي بما في المنصة، واحجب الليالي الناقصة.',
  ],
  unknown: ['unknown days', 'أيام غير معروفة'],
});

const problem = words<UnreadEvent['problem']>({
  start: ['its beginning is not understood', 'بدايته غير مفهومة'],
  end: ['its end is not understood', 'نهايته غير مفهومة'],
  rule: ['how it repeats is not understood', 'طريقة تكراره غير مفهومة'],
  dates: ['some of its days are not understood', 'بعض أيامه غير مفهوم'],
  zone: ['its time zone is not known', 'منطقته الزمنية غير معروفة'],
  occurrences: ['it repeats too often to be read in full', 'يتكرر أكثر من أن يُقرأ بالكامل'],
});

/** Events of a calendar that are not understood, of which the first ones are named. */
export const unreadEvents = ({ unread, unread_events }: Feed): HTMLElement[] =>
  unread === 0
    ? []
    : [
        h(
          'span',
          { class: 'problem', 'data-unread': unread },
          `${w('unread', { events: count('event', unread) })} ${w('hint')}`,
        ),
        ...unread_events.map(event => h('span', { class: 'faint' }, `${daysOf(event)}: ${problem(event.problem)}`)),
      ];

const daysOf = ({ from, to }: UnreadEvent): string =>
  from !== null && to !== null ? span(from, to) : from === null ? w('unknown') : day(from);
