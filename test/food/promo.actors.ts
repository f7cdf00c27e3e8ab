import type { Answer, Client } from '../harness/client';
import type { Food } from './food';
import { oneOf, place } from './placement.actors';

let codes = 0;

/** Adds a code of 10 percent as the manager; answers the record. */
export async function makeCode(food: Food, values: object = {}) {
  const answer = await food.manager.post('/api/promo', { code: `CODE${++codes}`, percent: 10, ...values });
  if (answer.status !== 201) throw new Error(`no code: ${answer.status} ${answer.text}`);
  return answer.body.data as { id: number; code: string; uses: number };
}

export const changeCode = (food: Food, { id }: { id: number }, values: object): Promise<Answer> =>
  food.manager.patch(`/api/promo/${id}`, values);

/** Orders one dessert for pick-up with the code. */
export const orderWith = (
  food: Food,
  { code }: { code: string },
  { caller, ...change }: { caller?: Client } & Record<string, unknown> = {},
): Promise<Answer> =>
  place(
    food,
    { lines: [oneOf(food.dishes.dessert)], fulfillment: 'pickup', promo_code: code, ...change },
    caller && { caller },
  );

/** The number of uses by the record, by the rows and by GET /promo/:id/uses. */
export async function usesOf(food: Food, { id }: { id: number }): Promise<number[]> {
  const row = await food.service.db.row<{ counted: number; rows: number }>(
    `SELECT uses AS counted, (SELECT count(*) FROM promo_use WHERE promo_id = promo_code.id) AS rows
     FROM promo_code WHERE id = $1`,
    [id],
  );
  const listed = await food.manager.get(`/api/promo/${id}/uses`);
  return [row!.counted, row!.rows, listed.body.data.total];
}

/** The keys of the changes that an order was refused for. */
export const changesOf = ({ status, body }: Answer): string[] =>
  status === 422 ? body.changes.map(({ key }: { key: string }) => key) : [`status ${status}`];
