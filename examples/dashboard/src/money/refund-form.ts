import { openDialog } from '#kit/dialog';
import { h, put } from '#kit/element';
import { field, stepper, tick } from '#kit/fields';
import { money, number } from '#kit/format';
import { type Values, valuesOf } from '#kit/forms';
import { inLanguage, words } from '#kit/language';
import { sayAll } from '#kit/refusals';
import type { Order } from '../api';
import { put as putOrder } from '../orders/orders';
import { previewRefund, type RefundChoice, refundOrder } from './api';
import { partName } from './refund-words';

const say = words({
  title: ['Refund of {order}', 'رد من {order}'],
  line: ['{name} (up to {n})', '{name} (حتى {n})'],
  fee: ['{fee} {amount}', '{fee} {amount}'],
  amount: ['Amount on top', 'مبلغ إضافي'],
  amountHint: ['Not for a dish or a fee, such as for a late delivery.', 'لا يخص طبقًا أو رسومًا، كأن يتأخر التوصيل.'],
  reason: ['Reason', 'السبب'],
  everything: ['Everything that is left', 'كل ما تبقى'],
  nothing: ['Choose what is refunded.', 'اختر ما يُرد.'],
  total: ['Goes back', 'يُرد'],
  left: ['Left afterwards: {amount}.', 'يتبقى بعده: {amount}.'],
  points: ['Earned points taken back: {n}.', 'نقاط مكتسبة تُسترد: {n}.'],
  send: ['Refund', 'رد المبلغ'],
});

const TYPING_MS = 300;

const FEES = ['delivery', 'pickup'] as const;
type Fee = (typeof FEES)[number];

/** What of an order can still be refunded. */
interface Refundable {
  lines: { position: number; name: string; quantity: number }[];
  fees: Fee[];
}

function refundable({ lines, fees, refunds = [] }: Order): Refundable {
  const parts = refunds.flatMap(refund => refund.parts);
  return {
    lines: lines
      .map(({ position, name, quantity, refunded_quantity: refunded }) => ({
        position,
        name: inLanguage(name),
        quantity: quantity - refunded,
      }))
      .filter(({ quantity }) => quantity > 0),
    fees: FEES.filter(fee => (fees?.[fee] ?? 0) > 0 && parts.every(({ kind }) => kind !== fee)),
  };
}

/** Asks what is refunded and why, shows what goes back, and refunds it. Returns whether it did. */
export function askRefund(order: Order, currency: string): Promise<boolean> {
  const left = refundable(order);
  const client_token = crypto.randomUUID();
  const preview = h('div', { class: 'preview', role: 'status' }, say('nothing'));
  let typing = 0;
  let latest = 0;

  const showPreview = async (choice: RefundChoice) => {
    const current = ++latest;
    const shown = await previewOf(order, choice, currency).catch((failure: unknown) => [
      h('p', { class: 'problem' }, sayAll(failure)),
    ]);
    if (current === latest) put(preview, ...shown);
  };
  const renewPreview = () => {
    clearTimeout(typing);
    const choice = choiceOf(valuesOf(fields.closest('form')!), left);
    typing = window.setTimeout(() => void showPreview(choice), TYPING_MS);
  };
  const everything = () => {
    for (const input of fields.querySelectorAll<HTMLInputElement>('input[type=number][max]')) input.value = input.max;
    for (const box of fields.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) box.checked = true;
    renewPreview();
  };
  const fields = h(
    'div',
    { class: 'form', oninput: ({ target }) => target instanceof HTMLInputElement && renewPreview() },
    ...left.lines.map(({ position, name, quantity }) =>
      stepper({ name: `line-${position}`, label: say('line', { name, n: quantity }), value: 0, min: 0, max: quantity }),
    ),
    ...left.fees.map(fee =>
      tick(fee, say('fee', { fee: partName(fee), amount: money(order.fees?.[fee] ?? 0, currency) })),
    ),
    h('button', { type: 'button', onclick: everything }, say('everything')),
    field({
      name: 'amount',
      label: say('amount'),
      hint: say('amountHint'),
      type: 'number',
      inputmode: 'decimal',
      min: 0,
      step: 0.01,
    }),
    field({ name: 'reason', label: say('reason'), rows: 2, maxlength: 500, required: true }),
    preview,
  );
  const send = async (values: Values) =>
    putOrder(await refundOrder(order.id, { ...choiceOf(values, left), client_token }));
  const title = say('title', { order: order.order_number });
  return openDialog({ title, button: say('send'), kind: 'bad', send }, fields);
}

function choiceOf(values: Values, { lines, fees }: Refundable): RefundChoice {
  const chosen = lines
    .map(({ position }) => ({ position, quantity: Number(values[`line-${position}`] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const ticked = fees.filter(fee => values[fee] !== undefined);
  return {
    lines: chosen.length > 0 ? chosen : undefined,
    fees: ticked.length > 0 ? ticked : undefined,
    amount: Number(values['amount'] ?? 0) || undefined,
    // A preview is shown before the reason is written.
    reason: values['reason'] ?? '–',
  };
}

async function previewOf(order: Order, choice: RefundChoice, currency: string): Promise<(Node | string)[]> {
  if (!choice.lines && !choice.fees && !choice.amount) return [say('nothing')];
  const { amount, parts, left, points } = await previewRefund(order.id, choice);
  const nameOf = (line: number | null) => inLanguage(order.lines.find(({ position }) => position === line)!.name);
  const rows: [string, number][] = [
    ...parts.map(({ kind, position, quantity, amount: cost }): [string, number] => [
      kind === 'line' ? `${quantity} × ${nameOf(position)}` : partName(kind),
      cost,
    ]),
    [say('total'), amount],
  ];
  return [
    h(
      'dl',
      { class: 'amounts' },
      ...rows.flatMap(([name, cost]) => [h('dt', {}, name), h('dd', {}, money(cost, currency))]),
    ),
    h(
      'p',
      { class: 'faint' },
      say('left', { amount: money(left, currency) }),
      points > 0 && ` ${say('points', { n: number(points) })}`,
    ),
  ];
}
