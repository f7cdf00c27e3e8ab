import type { StaysSchemas } from 'quintet-clients/stays';
import { h, put } from '#kit/element';
import { day, money, upcomingThere } from '#kit/format';
import { inLanguage, language, words } from '#kit/language';
import { count } from './counts';
import { policySteps } from './policy-steps';
import { priceTable } from './price-table';
import { w } from './words';

type Quote = StaysSchemas['QuoteView'];

const b = words({
  held: ['This price is yours until {time}.', 'هذا السعر محفوظ لك حتى {time}.'],
  changed: [
    'The price has changed from {previous} to {current}. Press the button once more to book at it.',
    'تغيّر السعر من {previous} إلى {current}. اضغط الزر مرة أخرى للحجز به.',
  ],
  fresh: ['This is the price of now.', 'هذا هو السعر الآن.'],
});

/** The nights, their price and what cancelling returns, shown again when the price changes. */
export function bookingSummary(
  stay: StaysSchemas['StayView'],
  { timezone, cancellation_policy }: StaysSchemas['PublicSettingsView'],
) {
  const element = h('aside', { class: 'quote', 'aria-live': 'polite' });
  const show = (quote: Quote): void =>
    put(
      element,
      h('h2', {}, inLanguage(stay.title)),
      h('p', {}, `${w('checkIn')}: ${w('from', { day: day(quote.check_in), time: stay.check_in_time })}`),
      h('p', {}, `${w('checkOut')}: ${w('until', { day: day(quote.check_out), time: stay.check_out_time })}`),
      h('p', {}, count('guest', quote.guests)),
      priceTable(quote),
      quote.quote_locked_until !== null &&
        h('p', { class: 'faint' }, b('held', { time: upcomingThere(quote.quote_locked_until, timezone) })),
      policySteps(quote.policy, quote.currency),
      isInLanguage(cancellation_policy) && h('p', { class: 'faint' }, cancellation_policy),
    );
  return { element, show };
}

/** The company writes its policy in one language; the steps above say it in both. */
const isInLanguage = (text: string): boolean => /[\u0621-\u064a]/.test(text) === (language() === 'ar');

/** The price of now, where the guest was shown another one before. */
export function repricedNotice({ to_pay, currency }: Quote, before: number): HTMLElement {
  const amounts = { previous: money(before, currency), current: money(to_pay, currency) };
  return h('p', { class: 'notice', 'data-repriced': true }, to_pay === before ? b('fresh') : b('changed', amounts));
}
