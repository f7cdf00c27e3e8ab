import { IsNull } from 'typeorm';
import { foodBooks } from '#services/food/books/food.books';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { Dish } from '#services/food/menu/dish.entity';
import { ComboOffer } from '#services/food/offers/combo-offer.entity';
import { PromoCode } from '#services/food/promo/promo-code.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { datePastBooks, type EntryMoments } from '../../money/past-books';
import { dishes } from '../menu';
import { randomOf } from '../pictures/canvas';
import { counterOf } from './baskets';
import { OrderDesk } from './desk';
import { peopleWhoOrder } from './people';
import { orderPlans } from './plans';
import { drawNumbers, storeOrders } from './storing';

const PLACED_AT = '(SELECT placed_at FROM customer_order WHERE order_number = e.reference)';
/** An order was paid when it was placed. */
const MOMENTS: EntryMoments = {
  order: PLACED_AT,
  payment: `CASE split_part(e.source, ':', 3)
    WHEN 'returned' THEN (SELECT updated_at FROM payment WHERE id = subject) ELSE ${PLACED_AT} END`,
  reward: '(SELECT created_at FROM reward_entry WHERE id = subject)',
};

/**
 * Months of orders of every dish by all customers and as many guests, priced as any order is; the latest are on their
 * way in every status. Points, payments and the popularity of dishes are what these orders made of them.
 */
export async function seedOrders(seeding: Seeding, kitchens: readonly Kitchen[]): Promise<void> {
  const { db, clock } = seeding;
  const menu = await db.of(Dish).find({ where: { isActive: true, archivedAt: IsNull() }, order: { id: 'DESC' } });
  const offers = await db.of(ComboOffer).find({ order: { id: 'ASC' } });
  const weights = new Map(dishes.map(({ slug, weight }) => [slug, weight]));
  const random = randomOf('orders');
  const plans = orderPlans(await peopleWhoOrder(db, kitchens), kitchens, clock.now(), random);
  const counter = counterOf(menu, offers, slug => weights.get(slug) ?? 1);
  const desk = new OrderDesk(counter, await db.of(PromoCode).find(), clock.now(), random);
  const numbers = await drawNumbers(db, plans.length);
  const orders = plans.map((plan, index) => desk.place(plan, numbers[index]!));
  await storeOrders(db, orders, desk.ledger.entries);
  await datePastBooks(seeding, foodBooks, MOMENTS);
}
