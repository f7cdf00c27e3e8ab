import type { FunctionExamples, Step } from '../function-runs';
import { BOOKS } from './books';
import { EVERY_SERVICE, setting } from './every-service';
import { offered, waiting, waitingLists } from './waiting-lists';

const FIRST = '2030-01-01';
const LAST = '2030-01-03';
const NOW = '2029-01-01T00:00:00Z';
const TEXT = { en: 'x', ar: 'x' };
const IMAGE = { type: 'image' };

const stay: Step = [
  'stay',
  {
    id: 1,
    type: 'villa',
    status: 'published',
    title: TEXT,
    short_description: TEXT,
    description: TEXT,
    location_hint: TEXT,
    media: [IMAGE, IMAGE, IMAGE],
  },
];
const BOOKING = {
  id: 1,
  reference: 'A',
  stay_id: 1,
  check_in: FIRST,
  check_out: LAST,
  nightly_rate_cents: 100,
  nights: [100, 100],
  nights_cents: 200,
  cleaning_fee_cents: 50,
  total_cents: 250,
  payment_method: 'card',
  status: 'confirmed',
  policy: [{}],
};
const booking = (values: Record<string, unknown> = {}): Step => ['booking', { ...BOOKING, ...values }];
const charge = (values: Record<string, unknown> = {}): Step => [
  'booking_charge',
  { id: 1, booking_id: 1, reference: 'A', nights_cents: 200, cleaning_cents: 50, ...values },
];
const held = (holder: Record<string, unknown>): Step => [
  'held_nights',
  { id: 1, stay_id: 1, from_day: FIRST, to_day: LAST, ...holder },
];
const imported: Step = ['imported_event', { id: 1, stay_id: 1, from_day: FIRST, to_day: LAST, kind: 'busy' }];
const rule: Step = [
  'rate_rule',
  { id: 1, stay_id: 1, layer: 'season', from_day: FIRST, to_day: LAST, nightly_rate_cents: 100 },
];
const request: Step = ['waitlist_request', { entry_id: 1, check_in: FIRST, check_out: LAST }];
const awaited = [stay, setting('waitlist', true), waiting('stay'), request];
const shorten = 'UPDATE held_nights SET to_day = from_day + 1';
/** Half of a second charge, all of which is retained, was refunded. */
const retained = charge({
  number: 2,
  paid_at: NOW,
  retained_cents: 200,
  refunded_nights_cents: 100,
  refunded_cents: 100,
});

export const STAYS: FunctionExamples = {
  ...EVERY_SERVICE,
  ...BOOKS,
  ...waitingLists('stay', stay, held({ offer_id: 1 })),
  booking_charged: [
    { run: booking() },
    { given: [booking(), charge()], run: "UPDATE booking SET payment_status = 'paid'" },
    {
      given: [booking({ payment_status: 'paid' }), charge({ paid_at: NOW })],
      run: "UPDATE booking SET payment_status = 'unpaid'",
    },
  ],
  booking_deposit_kept: [
    {
      given: [booking({ deposit_cents: 100 }), charge({ deposit_cents: 100 })],
      run: "UPDATE booking SET deposit_kept_cents = 10, deposit_reason = 'x'",
    },
  ],
  booking_paid_here: [{ run: booking({ is_simulated: true, payment_status: 'paid' }) }],
  booking_retains_less: [
    { given: [retained], run: 'UPDATE booking_charge SET refunded_nights_cents = 150, refunded_cents = 150' },
  ],
  booking_text_of_refunds: [
    {
      given: [booking(), ['refund', { reference: 'A', amount_cents: 9, reason_kind: 'requested' }]],
      run: "UPDATE booking SET search_text = 'b'",
    },
  ],
  books_zone_of_company: [
    { given: ['DELETE FROM books_state'], run: setting('timezone', 'Asia/Riyadh') },
    { run: setting('timezone', 'Asia/Riyadh') },
  ],
  charge_retains_less: [
    {
      given: [charge({ retained_cents: 200 }), 'ALTER TABLE booking_charge DROP CONSTRAINT booking_charge_retained'],
      run: 'UPDATE booking_charge SET refunded_nights_cents = 100, refunded_cents = 100',
    },
  ],
  count_calendar_change: [
    { given: [booking(), held({ booking_id: 1 })], run: shorten },
    { given: [['block', { id: 1 }], held({ block_id: 1 })], run: shorten },
  ],
  extend_offered_nights: [
    { given: [offered('stay'), held({ offer_id: 1 })], run: 'UPDATE waiting_offer SET sent_at = now(), until = now()' },
  ],
  give_freed_nights: [{ given: [stay, imported, held({ booking_id: 1 })], run: 'DELETE FROM held_nights' }],
  hold_imported: [
    { run: imported },
    { given: [imported, held({ event_id: 1 })], run: "UPDATE imported_event SET kind = 'ignored'" },
  ],
  hold_nights_of: [{ run: `SELECT hold_nights_of(1, 1, daterange('${FIRST}', '${LAST}'))` }],
  lock_awaited_stay: [{ given: awaited, run: 'SELECT lock_awaited_stay(1)' }],
  lock_before_release: [{ given: [...awaited, held({ booking_id: 1 })], run: 'DELETE FROM held_nights' }],
  offer_freed_nights: [
    { given: [...awaited, held({ booking_id: 1 })], run: 'DELETE FROM held_nights' },
    {
      given: [...awaited, held({ booking_id: 1 })],
      run: 'UPDATE held_nights SET from_day = from_day + 9, to_day = to_day + 9',
    },
  ],
  offer_stay: [{ given: awaited, run: "SELECT offer_stay(1, '{1}', '{NULL}')" }],
  post_charge: [{ run: charge({ paid_at: NOW }) }],
  rate_rule_spans: [
    { run: rule },
    {
      given: [rule, ['rate_span', { rule_id: 1, weekday: -1, layer: 'season', from_day: FIRST, to_day: LAST }]],
      run: 'UPDATE rate_rule SET nightly_rate_cents = 200',
    },
  ],
  refund_search_text: [
    { given: [booking()], run: ['refund', { reference: 'A', amount_cents: 9, reason_kind: 'requested' }] },
  ],
  refund_part_of_charge: [
    {
      given: [
        booking({ deposit_cents: 100, deposit_kept_cents: 100, deposit_reason: 'x' }),
        charge({ deposit_cents: 100, kept_deposit_cents: 100 }),
      ],
      run: ['refund_part', { reference: 'A', kind: 'outside', gross_cents: 300, amount_cents: 300, deposit_cents: 50 }],
    },
  ],
  send_offered_nights: [{ run: offered('stay') }],
  unpaid_of_visitor: [{ run: `SELECT unpaid_of_visitor('v', 1, '${FIRST}', '${NOW}')` }],
};
