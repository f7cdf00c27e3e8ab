import type { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import type { Language } from '#kit/language/language';
import type { Kitchen } from '#services/food/kitchens/kitchen.entity';
import type { DeliveryAddress } from '#services/food/orders/order.entity';
import { brooklyn, guests, manhattan } from './guests-data';

/** Somebody who orders, mostly from one kitchen. */
export interface DemoPerson {
  /** Null for a guest. */
  customerId: number | null;
  name: string;
  email: string;
  phone: string;
  locale: Language;
  kitchen: Kitchen;
  address: DeliveryAddress;
  /** Milliseconds; a customer orders from then on. */
  since: number;
  /** How often compared to the others. */
  weight: number;
}

/** The two whose sign-ins are told order often, so that their pages have something to show. */
const OFTEN: Readonly<Record<string, number>> = { 'customer@food.example': 8, 'customer2@food.example': 6 };

export const hasDemoSignIn = (email: string): boolean => email in OFTEN;

interface CustomerRow {
  id: number;
  name: string;
  email: string;
  phone: string;
  created_at: Date;
  address: DeliveryAddress | null;
}

/** Every customer and as many guests, each with a kitchen that delivers to the address. */
export async function peopleWhoOrder(db: Database, kitchens: readonly Kitchen[]): Promise<DemoPerson[]> {
  const customers = await db.rows<CustomerRow>(
    `SELECT id, concat_ws(' ', first_name, last_name) AS name, email, phone, created_at,
       (SELECT jsonb_build_object('street', street, 'city', city, 'postcode', postcode) FROM address
        WHERE customer_id = customer.id AND is_default LIMIT 1) AS address
     FROM customer WHERE deleted_at IS NULL ORDER BY id`,
  );
  const known = customers.map((row, index) => ({
    ...person(row.name, index, kitchenFor(row.address, kitchens) ?? kitchens[index % kitchens.length]!),
    customerId: row.id,
    email: row.email,
    phone: row.phone,
    since: row.created_at.getTime(),
    weight: OFTEN[row.email] ?? 2,
    ...(row.address && { address: row.address }),
  }));
  const others = guests.map(([name, mailbox], index) => ({
    // Two of three live near the first kitchen.
    ...person(name, customers.length + index, kitchens[index % 3 === 2 ? kitchens.length - 1 : 0]!),
    email: `${mailbox}@guest.example`,
    phone: `+1 ${index % 2 === 0 ? '917' : '347'} 555 01${String(10 + index * 2)}`,
  }));
  return [...known, ...others];
}

const kitchenFor = (address: DeliveryAddress | null, kitchens: readonly Kitchen[]) =>
  address === null ? undefined : kitchens.find(kitchen => kitchen.deliveryPostcodes.includes(address.postcode));

function person(name: string, index: number, kitchen: Kitchen): Omit<DemoPerson, 'email' | 'phone'> {
  const postcode = kitchen.deliveryPostcodes[(index * 3) % kitchen.deliveryPostcodes.length] ?? '';
  const streets = kitchen.code === 'downtown' ? manhattan : brooklyn;
  const street = streets[index % streets.length];
  return {
    customerId: null,
    name,
    locale: /[\u0600-\u06ff]/.test(name) ? 'ar' : 'en',
    kitchen,
    address: {
      street: `${12 + ((index * 37) % 280)} ${street}, apt ${1 + (index % 9)}`,
      city: kitchen.address?.city ?? '',
      postcode,
    },
    since: -Infinity,
    weight: 1,
  };
}

/** One of those who have an account by then, or need none, and order from a kitchen that `serves`. */
export function personAt(
  people: readonly DemoPerson[],
  at: Temporal.Instant,
  share: number,
  serves: (kitchen: Kitchen) => boolean,
): DemoPerson | undefined {
  const possible = people.filter(({ since, kitchen }) => since < at.epochMilliseconds && serves(kitchen));
  let left = share * possible.reduce((sum, { weight }) => sum + weight, 0);
  return possible.find(({ weight }) => (left -= weight) < 0);
}
