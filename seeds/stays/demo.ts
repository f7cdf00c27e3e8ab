import type { Seeding } from '#shared/seeding/seeding';
import { seedAccount } from '#shared/staff/seed-roles';
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

/** How many of the newest inquiries and reviews the team was told of. */
const NOTIFIED = 3;

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
  await seedNotifications(seeding);

  const referenceOf = (slug: string) => seeded.find(({ stay }) => stay.slug === slug)?.stay.reference ?? '';
  await set(seeding, 'home_featured_references', FEATURED.map(referenceOf));
  await set(seeding, 'home_hero_stay_reference', referenceOf(HERO));
}

/** The feeds of both accounts, as if they had been there when it happened. */
async function seedNotifications({ db }: Seeding): Promise<void> {
  await db.rows(
    `INSERT INTO notification (audience, recipient_id, type, params, data, created_at)
     SELECT 'staff', account.id, happened.type, happened.params, happened.data, happened.at
     FROM account CROSS JOIN (
       (SELECT 'inquiry' AS type, jsonb_build_object('name', name, 'email', email, 'message', message) AS params,
          jsonb_build_object('inquiry_id', id, 'stay_slug', stay_slug) AS data, received_at AS at
        FROM inquiry ORDER BY received_at DESC LIMIT ${NOTIFIED})
       UNION ALL
       (SELECT 'review', jsonb_build_object('rating', r.rating, 'comment', r.comment, 'author', b.guest_first_name,
            'stay', b.stay_title),
          jsonb_build_object('review_id', r.id, 'booking_reference', b.reference, 'stay_slug', b.stay_slug), r.created_at
        FROM review r JOIN booking b ON b.id = r.booking_id ORDER BY r.created_at DESC LIMIT ${NOTIFIED})
     ) happened
     ORDER BY happened.at, account.id`,
  );
}

async function set({ db }: Seeding, key: string, value: unknown): Promise<void> {
  await db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
}
