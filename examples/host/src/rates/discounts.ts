import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { words } from '#kit/language';
import { tell } from '#kit/toast';
import { type Stay, stays } from '../api';
import { pairsForm } from './pairs-form';

const w = words({
  title: ['Discounts for longer bookings', 'خصومات الإقامات الأطول'],
  hint: [
    'Of those that a booking reaches, only the one with the most nights applies, to the price of the nights.',
    'يُطبّق خصم واحد فقط، وهو الأكثر ليالي بين ما يبلغه الحجز، ويُحسب من سعر الليالي.',
  ],
  nights: ['From nights', 'ابتداءً من عدد الليالي'],
  percent: ['Percent off', 'نسبة الخصم ٪'],
  add: ['Add a discount', 'إضافة خصم'],
  saved: ['Saved.', 'تم الحفظ.'],
});

const MAX_NIGHTS = 365;
const MAX_PERCENT = 90;
const MAX_DISCOUNTS = 10;

export const discountsForm = (stay: Stay): HTMLElement =>
  h(
    'section',
    { 'data-part': 'discounts' },
    h('h2', {}, w('title')),
    h('p', { class: 'faint' }, w('hint')),
    pairsForm({
      columns: [
        { label: w('nights'), min: 2, max: MAX_NIGHTS },
        { label: w('percent'), min: 1, max: MAX_PERCENT },
      ],
      rows: stay.length_discounts.map(({ nights, percent }) => [nights, percent]),
      add: w('add'),
      initial: [7, 10],
      maxRows: MAX_DISCOUNTS,
      save: async rows => {
        const body = { discounts: rows.map(([nights, percent]) => ({ nights, percent })) };
        const params = { path: { id: stay.id } };
        await dataOf(stays.PUT('/api/stays/manage/{id}/length-discounts', { params, body }));
        tell(w('saved'));
      },
    }),
  );
