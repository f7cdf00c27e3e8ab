import type { Seeding } from '../../src/shared/seeding/seeding';
import { seedAccount } from '../../src/shared/staff/seed-roles';
import { seedBookings } from './bookings';
import { seedHomes } from './homes';
import { seedFaq, seedInquiries } from './questions';
import { seedReviews } from './reviews';

const FEATURED = [
  'jumeirah-garden-villa',
  'dune-edge-villa',
  'falaj-cottage',
  'al-aqah-beach-house',
  'khor-kalba-cabin',
];
const HERO = 'dune-edge-villa';

/** Fills an empty stay service with a company that looks real: homes, a year of bookings, and what guests wrote. */
export async function seedStaysDemo(seeding: Seeding): Promise<void> {
  await seedAccount(seeding, {
    email: 'owner@stays.example',
    firstName: 'Layla',
    lastName: 'Mansour',
    roles: ['Super Admin'],
  });
  const host = await seedAccount(seeding, {
    email: 'host@stays.example',
    firstName: 'Yousef',
    lastName: 'Karim',
    roles: ['Host'],
  });
  const seeded = await seedHomes(seeding);
  await seedBookings(seeding, seeded, host);
  await seedReviews(seeding, seeded);
  await seedFaq(seeding);
  await seedInquiries(seeding, seeded);

  const referenceOf = (slug: string) => seeded.find(({ stay }) => stay.slug === slug)?.stay.reference ?? '';
  await set(seeding, 'home_featured_references', FEATURED.map(referenceOf));
  await set(seeding, 'home_hero_stay_reference', referenceOf(HERO));
}

async function set({ db }: Seeding, key: string, value: unknown): Promise<void> {
  await db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
}
