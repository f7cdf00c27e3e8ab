import { h } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import type { Conflict } from '../api';
import { span } from '../words';

const w = words({
  title: ['Nights that two sides have', 'ليالٍ محجوزة من جهتين'],
  hint: [
    'Our side keeps them. Cancel on the other platform, or here: the nights then go to the other side.',
    'تبقى الليالي لنا. ألغِ الحجز في المنصة الأخرى، أو هنا فتنتقل الليالي إلى الجهة الأخرى.',
  ],
  nights: ['{home}: {days}', '{home}: {days}'],
  theirs: ['{feed}: {days}', '{feed}: {days}'],
  booking: ['Our booking {reference}', 'حجزنا {reference}'],
  block: ['Our block {reference}', 'الحجب {reference}'],
});

/** Nothing where both sides agree. */
export const conflictList = (conflicts: Conflict[]): HTMLElement[] =>
  conflicts.length === 0
    ? []
    : [
        h('h2', {}, w('title')),
        h('p', { class: 'faint' }, w('hint')),
        h(
          'ul',
          { class: 'notes-list' },
          conflicts.map(conflict =>
            h('li', { class: 'notice', 'data-conflict': conflict.event.id }, ...sides(conflict)),
          ),
        ),
      ];

const sides = ({ stay_title, from, to, event, holder }: Conflict): HTMLElement[] => [
  h('strong', {}, w('nights', { home: inLanguage(stay_title), days: span(from, to) })),
  h('p', {}, w('theirs', { feed: event.feed, days: span(event.from, event.to) })),
  holder.held_by === 'booking'
    ? h(
        'p',
        {},
        h('a', { href: `/bookings/${holder.reference}` }, w('booking', { reference: holder.reference })),
        days(holder),
      )
    : h('p', {}, w('block', { reference: holder.reference }), days(holder)),
];

const days = ({ from, to }: { from: string; to: string }): string => `: ${span(from, to)}`;
