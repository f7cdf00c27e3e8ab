import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { addDays } from '#kit/days';
import { h, put } from '#kit/element';
import { words } from '#kit/language';
import { type Stay, stays } from '../api';
import { count, span } from '../words';
import { askRule } from './rule-dialog';
import type { PagePart } from './rules';

const w = words({
  title: ['Gaps that cannot be booked', 'فجوات لا يمكن حجزها'],
  hint: [
    'Free nights between bookings that are fewer than the minimum. A rule with a smaller minimum opens them.',
    'ليالٍ خالية بين الحجوزات أقل من الحد الأدنى. تتيحها قاعدة بحد أدنى أصغر.',
  ],
  none: ['None in the next three months.', 'لا توجد خلال الأشهر الثلاثة القادمة.'],
  needs: ['{nights}, the minimum is {min}', '{nights}، والحد الأدنى {min}'],
  open: ['Add a rule for it', 'إضافة قاعدة لها'],
});

const AHEAD_DAYS = 92;

interface Options {
  stay: Stay;
  today: string;
  currency: string;
  /** Called after a change. */
  changed: () => Promise<unknown>;
}

/** Free nights that the minimum keeps from being booked, with a way to open each; `renew` reads them. */
export function gapList({ stay, today, currency, changed }: Options): PagePart {
  const params = { path: { id: stay.id }, query: { from: today, to: addDays(today, AHEAD_DAYS) } };
  const list = h('div', {});
  const renew = async () => {
    const gaps = await dataOf(stays.GET('/api/stays/manage/{id}/orphans', { params }));
    put(
      list,
      gaps.length > 0
        ? h(
            'ul',
            { class: 'rows-list' },
            gaps.map(gap => h('li', {}, row(gap))),
          )
        : h('p', { class: 'faint' }, w('none')),
    );
  };
  const row = ({ from, to, nights, min_nights: least }: StaysSchemas['OrphanView']): HTMLElement => {
    const open = () => askRule({ stay, currency, changed, draft: { layer: 'special', from, to, min_nights: nights } });
    return h(
      'div',
      { class: 'row', 'data-gap': from },
      h(
        'span',
        { class: 'stacked' },
        h('strong', {}, span(from, to)),
        h('span', { class: 'faint' }, w('needs', { nights: count('night', nights), min: count('night', least) })),
      ),
      h('button', { type: 'button', 'aria-label': `${w('open')}: ${span(from, to)}`, onclick: open }, w('open')),
    );
  };
  const element = h('section', {}, h('h2', {}, w('title')), h('p', { class: 'faint' }, w('hint')), list);
  return { element, renew };
}
