import type { Seeding } from '#shared/seeding/seeding';
import { seedAccount } from '#shared/staff/seed-roles';
import { seedHomes, seedNeighborhoods } from './homes';
import { seedInquiries } from './inquiries';
import { drawGallery } from './pictures/gallery';

const ON_THE_HOME_PAGE = 6;

/** Fills an empty property service with an agency that looks real. */
export async function seedPropertyDemo(seeding: Seeding): Promise<void> {
  const gallery = await drawGallery(seeding.storage);
  const homes = await seedHomes(seeding, gallery, await seedNeighborhoods(seeding, gallery));
  await seedInquiries(seeding, homes);
  await seedTeam(seeding);

  const featured = homes.filter(home => home.isFeatured).slice(0, ON_THE_HOME_PAGE);
  await set(
    seeding,
    'home_featured_references',
    featured.map(home => home.reference),
  );
  await set(seeding, 'home_staging_property_slug', featured[0]!.slug);
}

async function seedTeam(seeding: Seeding): Promise<void> {
  await seedAccount(seeding, {
    email: 'owner@property.example',
    firstName: 'Huda',
    lastName: 'Al Falasi',
    roles: ['Super Admin'],
  });
  await seedAccount(seeding, {
    email: 'agent@property.example',
    firstName: 'Rami',
    lastName: 'Nasser',
    roles: ['Agent'],
  });
}

async function set({ db }: Seeding, key: string, value: unknown): Promise<void> {
  await db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
}
