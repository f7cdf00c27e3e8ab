import { dataOf } from 'quintet-clients/answers';
import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put } from '#kit/element';
import { words } from '#kit/language';
import { attempt, tell } from '#kit/toast';
import { type Settings, type Stay, stays } from '../api';
import { pairsForm } from './pairs-form';

type Tier = StaysSchemas['CancellationTierView'];

const w = words({
  title: ['Cancelling', 'الإلغاء'],
  hint: [
    'Until so many days before check-in this percent of the nights goes back, the most days first. After the last row guests cannot cancel.',
    'حتى هذا العدد من الأيام قبل الوصول تُعاد هذه النسبة من سعر الليالي، والأكثر أيامًا أولًا. وبعد السطر الأخير لا يمكن للضيوف الإلغاء.',
  ],
  own: ['This home has rules of its own.', 'لهذا البيت قواعد خاصة به.'],
  company: ['These are the rules of the company.', 'هذه قواعد الشركة.'],
  days: ['Days before', 'أيام قبل الوصول'],
  percent: ['Percent back', 'نسبة الاسترداد ٪'],
  add: ['Add a row', 'إضافة سطر'],
  reset: ['Use the rules of the company', 'استخدام قواعد الشركة'],
  saved: ['Saved.', 'تم الحفظ.'],
});

const MAX_DAYS = 365;
const MAX_TIERS = 10;

/** What guests of a home get back when they cancel. */
export function tiersForm(stay: Stay, { cancellation_tiers: ofCompany }: Settings): HTMLElement {
  const section = h('section', { 'data-part': 'cancellation' });
  const save = async (tiers: Tier[] | null) => {
    const params = { path: { id: stay.id } };
    const saved = await dataOf(stays.PUT('/api/stays/manage/{id}/cancellation', { params, body: { tiers } }));
    show(saved.tiers);
    tell(w('saved'));
  };
  const reset: HTMLButtonElement = h(
    'button',
    { type: 'button', class: 'quiet', onclick: () => attempt(reset, () => save(null)) },
    w('reset'),
  );
  const show = (own: Tier[] | null) =>
    put(
      section,
      h('h2', {}, w('title')),
      h('p', { class: 'faint' }, w('hint')),
      h('p', { 'data-tiers': own ? 'own' : 'company' }, w(own ? 'own' : 'company')),
      pairsForm({
        columns: [
          { label: w('days'), min: 0, max: MAX_DAYS },
          { label: w('percent'), min: 0, max: 100 },
        ],
        rows: (own ?? (ofCompany as unknown as Tier[])).map(({ days_before, refund_percent }) => [
          days_before,
          refund_percent,
        ]),
        add: w('add'),
        initial: [0, 0],
        maxRows: MAX_TIERS,
        save: rows => save(rows.map(([days_before, refund_percent]) => ({ days_before, refund_percent }))),
      }),
      own && reset,
    );
  show(stay.cancellation_tiers);
  return section;
}
