import { h } from '#kit/element';
import { moment, number } from '#kit/format';
import { words } from '#kit/language';
import type { BooksCheck } from './api';
import { accountName } from './words';

const say = words({
  title: ['Nightly check', 'الفحص الليلي'],
  never: ['The books have not been checked yet.', 'لم تُفحص الدفاتر بعد.'],
  agrees: ['Everything agrees. Checked {at}.', 'كل شيء متطابق. آخر فحص {at}.'],
  differs: ['{n} places differ. Checked {at}.', 'مواضع الاختلاف: {n}. آخر فحص {at}.'],
  row: ['{subject}: {expected} expected, {actual} in the books', '{subject}: المتوقع {expected}، وفي الدفاتر {actual}'],
});

/** What the last check of the books found. */
export function checkResult({ checked_at, count, differences }: BooksCheck, zone: string | undefined): HTMLElement {
  const at = checked_at === null ? '' : moment(checked_at, zone);
  const sentence = count > 0 ? say('differs', { n: number(count), at }) : say('agrees', { at });
  return h(
    'section',
    { class: 'panel', id: 'books-check' },
    h('h2', {}, say('title')),
    h('p', { class: count > 0 ? 'bad' : 'faint' }, checked_at === null ? say('never') : sentence),
    differences.length > 0 &&
      h(
        'ul',
        {},
        ...differences.map(({ check, reference, subject, expected, actual }) =>
          h(
            'li',
            {},
            h('span', {}, say('row', { subject: accountName(subject), expected, actual })),
            h('span', { class: 'faint' }, h('bdi', {}, reference ?? check)),
          ),
        ),
      ),
  );
}
