import type { FunctionExamples, Step } from '../function-runs';
import { BOOKS } from './books';
import { EVERY_SERVICE } from './every-service';

const NOON = '2030-01-01T12:00:00Z';
const SLOT = { kitchen_id: 1, starts_at: NOON, ends_at: '2030-01-01T12:15:00Z', orders: 1, dishes: 2 };

const order = (values: Record<string, unknown>): Step => [
  'customer_order',
  { id: 1, order_number: 'A', fulfillment: 'pickup', subtotal_cents: 100, total_cents: 100, ...values },
];
const kitchen: Step = ['kitchen', { id: 1, time_zone: 'Asia/Riyadh' }];
const hold: Step = ['slot_hold', { order_id: 1, kitchen_id: 1, starts_at: NOON, dishes: 2 }];
const promo = (uses: number): Step => ['promo_code', { id: 1, uses }];
const promoUse: Step = ['promo_use', { order_id: 1, promo_id: 1, customer_id: 1 }];
const promoHolder: Step = ['promo_holder', { promo_id: 1, holder: 'customer:1', uses: 1 }];
const cancel = "UPDATE customer_order SET status = 'cancelled' WHERE id = 1";

export const FOOD: FunctionExamples = {
  ...EVERY_SERVICE,
  ...BOOKS,
  books_zone_of_kitchen: [
    { given: [kitchen, 'DELETE FROM books_state'], run: "UPDATE kitchen SET time_zone = 'Asia/Dubai'" },
    { given: [kitchen], run: "UPDATE kitchen SET time_zone = 'Asia/Dubai'" },
  ],
  count_promo_use: [
    { given: [promo(0)], run: promoUse },
    { given: [promo(1), promoHolder], run: promoUse },
    { given: [promo(1), promoHolder, promoUse], run: 'DELETE FROM promo_use' },
  ],
  disable_promo_of_kitchen: [
    { given: [kitchen, promo(0), ['promo_kitchen', { promo_id: 1, kitchen_id: 1 }]], run: 'DELETE FROM kitchen' },
  ],
  end_order_deadlines: [
    {
      given: [
        order({ hold_expires_at: NOON }),
        'ALTER TABLE customer_order DROP CONSTRAINT customer_order_hold_unpaid',
      ],
      run: cancel,
    },
  ],
  free_slot: [{ given: [order({}), hold], run: cancel }],
  give_back_promo_use: [{ given: [order({ promo_code: 'X' }), promoUse], run: cancel }],
  give_slot_back: [{ given: [['kitchen_slot', SLOT], hold], run: 'DELETE FROM slot_hold' }],
  limit_unpaid_visitor: [
    { run: order({ visitor_hash: 'v' }) },
    {
      given: [
        order({ id: 2, order_number: 'B', idempotency_key: 'y', visitor_hash: 'v' }),
        ['kitchen_slot', { ...SLOT, orders_limit: 3 }],
        hold,
        ['slot_hold', { order_id: 2, kitchen_id: 1, starts_at: NOON, dishes: 2 }],
      ],
      run: order({ visitor_hash: 'v', placed_at: '2029-01-01' }),
      refused: 'customer_order_unpaid_in_slot',
    },
  ],
  order_text_of_refunds: [
    {
      given: [order({}), ['refund', { reference: 'A', amount_cents: 9, reason_kind: 'requested' }]],
      run: "UPDATE customer_order SET search_text = 'b'",
    },
  ],
  post_order: [{ run: order({ payment_status: 'paid' }) }],
  post_points: [{ run: ['reward_entry', { kind: 'earned', points: 5 }] }],
  promo_holder_limits: [{ given: [promo(1), promoHolder], run: 'UPDATE promo_code SET max_uses_per_customer = 3' }],
  refund_part_of_order: [
    {
      given: [
        order({}),
        ['order_line', { order_id: 1, position: 1, quantity: 2, unit_price_cents: 50, line_total_cents: 100 }],
      ],
      run: [
        'refund_part',
        { reference: 'A', kind: 'line', position: 1, quantity: 1, gross_cents: 50, amount_cents: 50 },
      ],
    },
  ],
  refund_search_text: [
    { given: [order({})], run: ['refund', { reference: 'A', amount_cents: 9, reason_kind: 'requested' }] },
  ],
  require_slot: [
    { given: [kitchen], run: order({ kitchen_id: 1 }) },
    {
      given: [['kitchen', { id: 1, slot_orders: 1 }]],
      run: order({ kitchen_id: 1 }),
      refused: 'customer_order_holds_slot',
    },
  ],
  take_slot: [
    { given: [kitchen], run: hold },
    { given: [kitchen, ['kitchen_slot', SLOT]], run: hold },
  ],
};
