import { randomUUID } from 'node:crypto';
import { hashSync } from 'bcrypt';
import type { Database } from '#kit/database/database';
import { searchText } from '#kit/language/search-text';
import { Category } from '#services/food/categories/category.entity';
import { Customer } from '#services/food/customers/customer.entity';
import { Kitchen } from '#services/food/kitchens/kitchen.entity';
import { Dish } from '#services/food/menu/dish.entity';
import { ComboOffer } from '#services/food/offers/combo-offer.entity';
import { Order } from '#services/food/orders/order.entity';
import { OrderEvent } from '#services/food/orders/order-event.entity';
import { OrderLine } from '#services/food/orders/order-line.entity';
import { orderSearchText } from '#services/food/orders/orders.queries';
import { PromoCode } from '#services/food/promo/promo-code.entity';
import { storeRow } from '../harness/stored-row';

/** The password of every account a factory makes. */
export const PASSWORD = 'correct-horse-9';
const PASSWORD_HASH = hashSync(PASSWORD, 4);

let made = 0;
const next = () => ++made;

export async function makeCategory(db: Database, values: Partial<Category> = {}): Promise<Category> {
  const number = next();
  return storeRow(db, Category, {
    slug: `category-${number}`,
    name: { en: `Category ${number}`, ar: `فئة ${number}` },
    ...values,
  });
}

/** A published dish that can be ordered, in a category of its own unless `categoryId` says otherwise. */
export async function makeDish(db: Database, values: Partial<Dish> = {}): Promise<Dish> {
  const number = next();
  const name = values.name ?? { en: `Dish ${number}`, ar: `طبق ${number}` };
  return storeRow(db, Dish, {
    slug: `dish-${number}`,
    name,
    priceCents: 870,
    isActive: true,
    searchText: searchText(`${name.en} ${name.ar}`),
    ...values,
    categoryId: values.categoryId ?? (await makeCategory(db)).id,
  });
}

export async function makeOffer(db: Database, values: Partial<ComboOffer> = {}): Promise<ComboOffer> {
  const number = next();
  return storeRow(db, ComboOffer, {
    code: `offer-${number}`,
    name: { en: `Offer ${number}`, ar: `عرض ${number}` },
    priceCents: 1200,
    ...values,
  });
}

/** Open at every hour of every day. */
export const AROUND_THE_CLOCK = [0, 1, 2, 3, 4, 5, 6].map(day => ({ day, open: '00:00', close: '24:00' }));

/** An active kitchen in New York that never closes and delivers to 10001. */
export async function makeKitchen(db: Database, values: Partial<Kitchen> = {}): Promise<Kitchen> {
  const number = next();
  return storeRow(db, Kitchen, {
    code: `kitchen-${number}`,
    name: { en: `Kitchen ${number}`, ar: `مطبخ ${number}` },
    timeZone: 'America/New_York',
    deliveryPostcodes: ['10001'],
    hours: AROUND_THE_CLOCK,
    ...values,
  });
}

export async function makePromo(db: Database, values: Partial<PromoCode> = {}): Promise<PromoCode> {
  return storeRow(db, PromoCode, { code: `PROMO${next()}`, percent: 10, ...values });
}

/** A live customer whose password is `PASSWORD`. */
export async function makeCustomer(db: Database, values: Partial<Customer> = {}): Promise<Customer> {
  const number = next();
  const customer = {
    username: `customer-${number}`,
    firstName: 'Sara',
    lastName: `Haddad ${number}`,
    email: `customer-${number}@example.com`,
    passwordHash: PASSWORD_HASH,
    ...values,
  };
  return storeRow(db, Customer, {
    searchText: searchText(`${customer.firstName} ${customer.lastName} ${customer.username} ${customer.email}`),
    ...customer,
  });
}

/** Points in the balance, with the ledger entry behind them. */
export async function grantPoints(db: Database, customerId: number, points: number): Promise<void> {
  await db.transaction(async () => {
    await db.rows(`INSERT INTO reward_entry (customer_id, kind, points) VALUES ($1, 'granted', $2)`, [
      customerId,
      points,
    ]);
    await db.rows('UPDATE customer SET reward_points = reward_points + $2 WHERE id = $1', [customerId, points]);
  });
}

export interface StaffValues {
  /** Name of a seeded role. */
  role: 'Owner' | 'Manager' | 'Kitchen';
  email?: string;
  firstName?: string;
  /** The kitchen the account is limited to. */
  kitchenId?: number | null;
}

/** A staff account whose password is `PASSWORD`. */
export async function makeStaff(db: Database, values: StaffValues): Promise<{ id: number; email: string }> {
  const username = `staff-${next()}`;
  const { role, email = `${username}@example.com`, firstName = 'Omar', kitchenId = null } = values;
  const account = await db.row<{ id: number }>(
    `INSERT INTO account (username, first_name, last_name, email, password_hash, scope_id, search_text)
     VALUES ($1, $2, 'Nasser', $3, $4, $5, $6) RETURNING id`,
    [username, firstName, email, PASSWORD_HASH, kitchenId, searchText(`${firstName} Nasser ${username}`)],
  );
  const held = await db.row(
    'INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM role WHERE name = $2 RETURNING role_id',
    [account!.id, role],
  );
  if (!held) throw new Error(`there is no role '${role}'`);
  return { id: account!.id, email };
}

export interface OrderParts {
  /** One line of the first price of the order when left out. */
  lines?: Partial<OrderLine>[];
  /** `pending` when left out. */
  events?: Partial<OrderEvent>[];
}

/**
 * An order as placement leaves it, straight into the tables: pick-up, unpaid, one line over the whole subtotal. Amounts
 * must add up: state `subtotalCents` and `totalCents` together.
 */
export async function makeOrderRow(db: Database, values: Partial<Order> = {}, parts: OrderParts = {}): Promise<Order> {
  const email = values.email ?? 'guest@example.com';
  const subtotalCents = values.subtotalCents ?? 2000;
  const placedAt = values.placedAt ?? new Date();
  const order = await storeRow(db, Order, {
    caller: values.customerId ? `customer:${values.customerId}` : `guest:${email}`,
    idempotencyKey: randomUUID(),
    kitchenCode: 'downtown',
    paymentMethod: 'demo',
    fulfillment: 'pickup',
    name: 'Sara Haddad',
    email,
    phone: '+1 212 555 0199',
    subtotalCents,
    totalCents: subtotalCents,
    placedAt,
    ...values,
  });
  await db.rows('UPDATE customer_order SET search_text = $2 WHERE id = $1', [
    order.id,
    values.searchText ?? orderSearchText(order.orderNumber, order),
  ]);
  const lines = parts.lines ?? [{ unitPriceCents: subtotalCents, lineTotalCents: subtotalCents }];
  for (const [position, line] of lines.entries()) {
    await db.of(OrderLine).insert({
      orderId: order.id,
      position: position + 1,
      name: { en: 'Lentil soup', ar: 'شوربة عدس' },
      quantity: 1,
      unitPriceCents: 0,
      lineTotalCents: (line.unitPriceCents ?? 0) * (line.quantity ?? 1),
      ...line,
    });
  }
  const events = parts.events ?? [{}];
  for (const event of events) {
    await db.of(OrderEvent).insert({
      orderId: order.id,
      status: 'pending',
      at: placedAt,
      actor: order.customerId ? 'customer' : 'guest',
      ...event,
    });
  }
  return order;
}
