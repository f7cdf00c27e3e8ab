import { h } from '#kit/element';
import { money } from '#kit/format';
import { words } from '#kit/language';
import type { Day } from './api';
import { accountName } from './words';

const say = words({
  gross: ['Sold', 'المبيعات'],
  discounts: ['Discounts', 'الخصومات'],
  fees: ['Fees', 'الرسوم'],
  tips: ['Tips', 'الإكراميات'],
  net: ['Net', 'الصافي'],
  disputed: ['Taken by disputes', 'سُحب بسبب اعتراضات'],
  moneyIn: ['Money received', 'الأموال الواردة'],
  forOrders: ['For orders', 'مقابل طلبات'],
  unplaced: ['Late or paid twice', 'متأخرة أو مدفوعة مرتين'],
  received: ['Received', 'الوارد'],
  refunds: ['Refunds', 'المبالغ المردودة'],
  owedBefore: ['Owed before the day', 'مستحقة قبل اليوم'],
  decided: ['Decided', 'تقرر ردها'],
  returned: ['Returned', 'رُدّت'],
  owedAfter: ['Owed after the day', 'مستحقة بعد اليوم'],
  processors: ['Where the money is', 'أين توجد الأموال'],
  processor: ['Account', 'الحساب'],
  start: ['Before', 'قبل'],
  end: ['After', 'بعد'],
  kitchens: ['Kitchens', 'المطابخ'],
  kitchen: ['Kitchen', 'المطبخ'],
  withoutOrder: ['No order', 'بلا طلب'],
});

/** The report of a day: sales, money, refunds, processors and kitchens. */
export function dayFigures(day: Day, currency: string, kitchenName: (code: string) => string): HTMLElement[] {
  const amount = (value: number) => money(value, currency);
  const { gross, discounts, fees, tips, net } = day;
  return [
    h(
      'dl',
      { class: 'figures' },
      figure('gross', amount(gross)),
      figure('discounts', amount(-discounts)),
      figure('fees', amount(fees)),
      tips !== 0 && figure('tips', amount(tips)),
      figure('net', amount(net)),
      day.disputed !== 0 && figure('disputed', amount(-day.disputed)),
    ),
    h(
      'div',
      { class: 'sums' },
      sums(say('moneyIn'), [
        [say('forOrders'), amount(net)],
        [say('unplaced'), amount(day.unplaced)],
        [say('received'), amount(day.received)],
      ]),
      sums(say('refunds'), [
        [say('owedBefore'), amount(day.owed_at_start)],
        [say('decided'), amount(day.decided)],
        [say('returned'), amount(-day.returned)],
        [say('owedAfter'), amount(day.owed_at_end)],
      ]),
    ),
    table(
      say('processors'),
      [say('processor'), say('start'), say('received'), say('returned'), say('end')],
      day.processors.map(({ name, start, received, returned, end }) => [
        accountName(name),
        ...[start, received, returned, end].map(amount),
      ]),
    ),
    table(
      say('kitchens'),
      [say('kitchen'), say('gross'), say('discounts'), say('fees'), say('net')],
      day.kitchens.map(place => [
        place.code === null ? say('withoutOrder') : kitchenName(place.code),
        ...[place.gross, -place.discounts, place.fees, place.net].map(amount),
      ]),
    ),
  ].filter(each => each !== false);
}

const figure = (name: 'gross' | 'discounts' | 'fees' | 'tips' | 'net' | 'disputed', value: string) =>
  h('div', { 'data-figure': name }, h('dt', {}, say(name)), h('dd', {}, value));

/** Amounts that add up to the last one. */
const sums = (title: string, rows: [string, string][]): HTMLElement =>
  h(
    'section',
    { class: 'panel' },
    h('h2', {}, title),
    h('dl', { class: 'amounts' }, ...rows.flatMap(([name, value]) => [h('dt', {}, name), h('dd', {}, value)])),
  );

/** Nothing without rows. A wide one scrolls in its box, also by keyboard. */
const table = (title: string, columns: string[], rows: string[][]): HTMLElement | false =>
  rows.length > 0 &&
  h(
    'section',
    {},
    h('h2', {}, title),
    h(
      'div',
      { class: 'table', role: 'region', tabindex: 0, 'aria-label': title },
      h(
        'table',
        {},
        h('thead', {}, h('tr', {}, ...columns.map(column => h('th', { scope: 'col' }, column)))),
        h(
          'tbody',
          {},
          ...rows.map(([name, ...values]) =>
            h('tr', {}, h('th', { scope: 'row' }, name), ...values.map(value => h('td', {}, value))),
          ),
        ),
      ),
    ),
  );
