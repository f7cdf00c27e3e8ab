import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import type { Answer, Client } from '../harness/client';
import { makeKitchen } from './factories';
import type { Food } from './food';
import { oneOf, place } from './placement.actors';

/** A Wednesday, noon in New York. */
export const NOON = '2026-05-13T16:00:00Z';
export const after = (minutes: number, since = NOON) => new Date(Date.parse(since) + minutes * 60_000).toISOString();

/** A kitchen of `makeKitchen` that needs 20 minutes and takes orders three days ahead. */
export async function slotKitchen({ service }: Food, values: Partial<Kitchen> = {}): Promise<Kitchen> {
  return makeKitchen(service.db, { preparationMinutes: 20, slotDaysAhead: 3, ...values });
}

interface SlotOrder {
  scheduled_for?: string;
  dishes?: number;
  [field: string]: unknown;
}

/** A guest's pick-up of soups. */
export const orderAt = (food: Food, code: string, { dishes = 1, ...change }: SlotOrder = {}, options?: object) => {
  const lines = Array.from({ length: Math.ceil(dishes / 10) }, (_, index) =>
    oneOf(food.dishes.soup, { quantity: Math.min(10, dishes - 10 * index), instructions: `No. ${index}` }),
  );
  return place(food, { kitchen_code: code, fulfillment: 'pickup', lines, ...change }, options);
};

export interface SlotRow {
  starts_at: string;
  ends_at: string;
  orders: number;
  dishes: number;
  holds: number;
  held_dishes: number;
}

/** Rows of the slots of a kitchen with what their holds add up to. */
export async function slotRows({ service }: Pick<Food, 'service'>, kitchenId: number): Promise<SlotRow[]> {
  const rows = await service.db.rows<SlotRow & { starts_at: Date; ends_at: Date }>(
    `SELECT slot.starts_at, slot.ends_at, slot.orders, slot.dishes, count(hold.order_id)::int AS holds,
       coalesce(sum(hold.dishes), 0)::int AS held_dishes
     FROM kitchen_slot slot LEFT JOIN slot_hold hold USING (kitchen_id, starts_at)
     WHERE kitchen_id = $1 GROUP BY kitchen_id, slot.starts_at ORDER BY slot.starts_at`,
    [kitchenId],
  );
  return rows.map(row => ({
    ...row,
    starts_at: (row.starts_at as unknown as Date).toISOString(),
    ends_at: (row.ends_at as unknown as Date).toISOString(),
  }));
}

export const codes = (answers: Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = status === 201 ? '201' : `${status} ${body.code}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};

interface Asked {
  caller?: Client;
  query?: string;
}

/** `GET /kitchens/:code/slots` of some days. */
export async function slotsOf(
  food: Pick<Food, 'anonymous'>,
  code: string,
  from: string,
  to = from,
  { caller = food.anonymous, query = '' }: Asked = {},
  // oxlint-disable-next-line typescript/no-explicit-any -- an answer
): Promise<any> {
  const answer = await caller.get(`/api/kitchens/${code}/slots?from=${from}&to=${to}${query}`);
  expect([answer.status, answer.body.message]).toEqual([200, '']);
  return answer.body.data;
}
