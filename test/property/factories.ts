import { randomUUID } from 'node:crypto';
import { hashSync } from 'bcrypt';
import { Temporal } from 'temporal-polyfill';
import type { Database } from '#kit/database/database';
import { searchText } from '#kit/language/search-text';
import { Home } from '#services/property/homes/home.entity';
import { HomeMedia } from '#services/property/homes/home-media.entity';
import { Neighborhood } from '#services/property/neighborhoods/neighborhood.entity';

export const PASSWORD = 'correct-horse-9';
const PASSWORD_HASH = hashSync(PASSWORD, 4);

let made = 0;
const next = () => ++made;

export async function makeNeighborhood(db: Database, values: Partial<Neighborhood> = {}): Promise<Neighborhood> {
  const number = next();
  const neighborhoods = db.of(Neighborhood);
  const slug = `area-${number}`;
  const stored = { slug, name: { en: `Area ${number}`, ar: `حي ${number}` }, sortOrder: number, ...values };
  return neighborhoods.save(neighborhoods.create(stored));
}

/** A published two-bedroom apartment for sale at 1,500,000, without neighborhood, location and pictures. */
export async function makeHome(db: Database, values: Partial<Home> = {}): Promise<Home> {
  const number = next();
  const title = values.title ?? { en: `Home ${number}`, ar: `بيت ${number}` };
  const reference = values.reference ?? `PRP-${9_000_000 + number}`;
  const status = values.status ?? 'published';
  const { identifiers } = await db.of(Home).insert({
    slug: `home-${number}`,
    purpose: 'sale',
    type: 'apartment',
    priceCents: 150_000_000,
    currency: 'AED',
    bedrooms: 2,
    bathrooms: 2,
    areaSqm: 100,
    searchText: searchText(`${title.en} ${title.ar} ${reference}`),
    publishedAt: status === 'draft' ? null : new Date(Date.UTC(2026, 0, 1) + number * 60_000),
    ...values,
    title,
    reference,
    status,
  });
  return db.of(Home).findOneByOrFail({ id: identifiers[0]!['id'] as number });
}

export async function addCover(db: Database, home: Home, url = '/property/media/uploads/cover.jpg'): Promise<void> {
  await db.of(HomeMedia).insert({ homeId: home.id, position: 1, url, isCover: true });
}

export interface StaffValues {
  /** Names of roles; a permission beside them comes in a role of its own. */
  role?: 'Super Admin' | 'Agent';
  permissions?: string[];
  email?: string;
}

export async function makeStaff(db: Database, values: StaffValues): Promise<{ id: number; email: string }> {
  const number = next();
  const email = values.email ?? `staff-${number}@example.com`;
  const account = await db.row<{ id: number }>(
    `INSERT INTO account (username, first_name, last_name, email, password_hash)
     VALUES ($1, 'Huda', 'Nasser', $2, $3) RETURNING id`,
    [`staff-${number}`, email, PASSWORD_HASH],
  );
  const role = values.permissions ? await makeRole(db, values.permissions) : values.role;
  await db.rows(`INSERT INTO account_role (account_id, role_id) SELECT $1, id FROM role WHERE name = $2`, [
    account!.id,
    role,
  ]);
  return { id: account!.id, email };
}

async function makeRole(db: Database, permissions: string[]): Promise<string> {
  const name = `Role ${next()}`;
  await db.rows('INSERT INTO role (name, permissions) VALUES ($1, $2)', [name, permissions]);
  return name;
}

/** What a new home needs. */
export const homeBody = (values: object = {}) => ({
  title: { en: 'Flat by the creek', ar: 'شقة بجانب الخور' },
  purpose: 'sale',
  type: 'apartment',
  price: 1_250_000.5,
  bedrooms: 2,
  bathrooms: 2,
  area_sqm: 96.25,
  ...values,
});

export const leadBody = (values: object = {}) => ({
  name: 'Sara Haddad',
  email: 'sara@example.com',
  intent: 'buy',
  client_token: randomUUID(),
  ...values,
});

/** Three days from `now`, at 18:30 in Dubai. */
export const viewingBody = (propertyId: number, now: Temporal.Instant, values: object = {}) => ({
  property_id: propertyId,
  name: 'Sara Haddad',
  email: 'sara@example.com',
  preferred_date: now.toZonedDateTimeISO('Asia/Dubai').toPlainDate().add({ days: 3 }).toString(),
  preferred_time: '18:30',
  client_token: randomUUID(),
  ...values,
});

/** Addresses of pictures of this service. */
export const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ url: `/property/media/uploads/${index}/full.jpg` }));
