import { formatAmount, formatInstant } from '#kit/language/formatting';
import type { LetterRow } from '#mail/letter';
import type { Say } from '#mail/letters';
import { CURRENCY } from '#payments/processors';
import { SYSTEM_REASONS, type SystemReason } from './order-status';
import type { OrderLineRow, OrderRow } from './orders.queries';

/** Statuses for which the customer gets a mail. */
export const LETTER_STEPS = [
  'placed',
  'confirmed',
  'ready',
  'out_for_delivery',
  'delivered',
  'cancelled',
  'refunded',
] as const;
/** A status, or the reason of a cancellation by the system. */
export type OrderStep = (typeof LETTER_STEPS)[number] | SystemReason;

const WITH_LINES: readonly OrderStep[] = ['placed', 'confirmed', 'cancelled', ...SYSTEM_REASONS];
const ON_ITS_WAY: readonly OrderStep[] = ['placed', 'confirmed', 'ready', 'out_for_delivery'];

export function orderRows(order: OrderRow, step: OrderStep, say: Say): LetterRow[] {
  return [
    { label: say('number'), value: order.order_number },
    ...(WITH_LINES.includes(step) ? [...order.lines.map(line => lineRow(line, order)), ...moneyRows(order, say)] : []),
    ...(ON_ITS_WAY.includes(step) ? [...placeRows(order, step, say), ...timeRows(order, step, say)] : []),
    ...(step === 'cancelled' ? reasonRows(order, say) : []),
  ];
}

function lineRow({ quantity, name, options, offer_choices, line_total_cents }: OrderLineRow, { locale }: OrderRow) {
  const chosen = [
    ...options.map(option => option.choiceName[locale]),
    ...(offer_choices ?? []).map(choice => choice.name[locale]),
  ];
  const extras = chosen.length > 0 ? ` (${chosen.join(locale === 'ar' ? '، ' : ', ')})` : '';
  return { label: `${quantity} × ${name[locale]}${extras}`, value: formatAmount(line_total_cents, CURRENCY, locale) };
}

function moneyRows(order: OrderRow, say: Say): LetterRow[] {
  const { locale, subtotal_cents, promo_discount_cents, rewards_discount_cents, total_cents } = order;
  const fee = order.delivery_fee_cents + order.pickup_fee_cents;
  const row = (key: string, cents: number) => ({ label: say(key), value: formatAmount(cents, CURRENCY, locale) });
  return [
    row('subtotal', subtotal_cents),
    ...(promo_discount_cents > 0 ? [row('promo', -promo_discount_cents)] : []),
    ...(rewards_discount_cents > 0 ? [row('rewards', -rewards_discount_cents)] : []),
    ...(fee > 0 ? [row(`fee_${order.fulfillment}`, fee)] : []),
    ...(order.tip_cents > 0 ? [row('tip', order.tip_cents)] : []),
    row('total', total_cents),
  ];
}

/** Mails to guests contain none of their own text until staff have handled the order, since anyone can enter any address. */
function placeRows(order: OrderRow, step: OrderStep, say: Say): LetterRow[] {
  const { address, customer_id, kitchen, locale } = order;
  if (address) {
    const { street, city, postcode } = address;
    const shown = step === 'placed' && customer_id === null ? postcode : `${street}, ${city} ${postcode}`;
    return [{ label: say('deliver_to'), value: shown }];
  }
  if (!kitchen) return [];
  const at = kitchen.address;
  const place = [kitchen.name[locale], at && `${at.street}, ${at.city} ${at.postcode}`, kitchen.phone];
  return [{ label: say('pick_up_at'), value: place.filter(Boolean).join(' · ') }];
}

/** The time of an unpaid order is known only if it is scheduled. */
function timeRows(order: OrderRow, step: OrderStep, say: Say): LetterRow[] {
  const { kitchen, promised_at, scheduled_for, locale, payment_status } = order;
  const isKnown = payment_status === 'paid' || scheduled_for !== null;
  const isAhead = step === 'confirmed' || (step === 'placed' && isKnown);
  if (!isAhead || !kitchen || !promised_at) return [];
  return [{ label: say('ready_around'), value: formatInstant(promised_at, kitchen.timeZone, locale) }];
}

function reasonRows({ timeline }: OrderRow, say: Say): LetterRow[] {
  const reason = timeline.find(entry => entry.status === 'cancelled')?.reason;
  return reason ? [{ label: say('reason'), value: reason }] : [];
}
