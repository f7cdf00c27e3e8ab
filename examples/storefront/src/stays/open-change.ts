import { h } from '#kit/element';
import { day, money, upcoming } from '#kit/format';
import { words } from '#kit/language';
import { attempt } from '#kit/toast';
import type { Booking } from './booking-key';
import { paymentOnItsWay, paymentUnderWay } from './payment-on-its-way';

const c = words({
  open: [
    'You are changing to {from} – {to}. These nights are kept for you until {time}.',
    'أنت تغيّر إلى {from} – {to}. هذه الليالي محفوظة لك حتى {time}.',
  ],
  pay: ['Pay the difference of {amount}', 'دفع الفرق {amount}'],
  giveUp: ['Give up the change', 'التخلي عن التغيير'],
});

interface Options {
  timeZone: string;
  giveUp: () => Promise<unknown>;
  /** Whether the guest has paid on the page of the processor, which has not confirmed it yet. */
  isPaying: boolean;
}

/** A change of dates whose difference is not paid yet. */
export function openChange(
  { currency, payment_processing_until: until }: Booking,
  { check_in, check_out, difference, expires_at, redirect_url }: NonNullable<Booking['change']>,
  { timeZone, giveUp, isPaying }: Options,
): HTMLElement {
  const button: HTMLButtonElement = h(
    'button',
    { type: 'button', id: 'give-up-change', onclick: () => attempt(button, giveUp) },
    c('giveUp'),
  );
  const times = { from: day(check_in), to: day(check_out), time: upcoming(expires_at, timeZone) };
  return h(
    'section',
    { class: 'notice', 'data-change': 'open' },
    h('p', {}, c('open', times)),
    ...paymentState(until !== null, isPaying),
    !isPaying &&
      h(
        'div',
        { class: 'buttons' },
        redirect_url !== null &&
          h('a', { class: 'button main', href: redirect_url }, c('pay', { amount: money(difference, currency) })),
        button,
      ),
  );
}

function paymentState(isUnderWay: boolean, isPaying: boolean): HTMLElement[] {
  if (isUnderWay) return [paymentUnderWay()];
  return isPaying ? paymentOnItsWay() : [];
}
