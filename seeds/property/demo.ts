import type { Storage } from '#media/storage';
import type { Seeding } from '#shared/seeding/seeding';
import { seedAccount } from '#shared/staff/seed-roles';
import { seedHomes, seedNeighborhoods } from './homes';
import { seedInquiries } from './inquiries';
import { drawGallery, type Gallery } from './pictures/gallery';
import { drawStudio, seedStudio } from './studio';

const ON_THE_HOME_PAGE = 6;

/** Fills an empty property service with an agency that looks real. */
export async function seedPropertyDemo(seeding: Seeding): Promise<void> {
  const gallery = await drawGallery(seeding.storage);
  const homes = await seedHomes(seeding, gallery, await seedNeighborhoods(seeding, gallery));
  await seedInquiries(seeding, homes);
  const owner = await seedTeam(seeding, gallery);

  const featured = homes.filter(home => home.isFeatured).slice(0, ON_THE_HOME_PAGE);
  await set(
    seeding,
    'home_featured_references',
    featured.map(home => home.reference),
  );
  await set(seeding, 'home_staging_property_slug', featured[0]!.slug);
  await seedStudio(seeding, gallery, featured[0]!, owner);
}

/** Draws every picture of the demo that is not stored yet. */
export async function drawPropertyDemo(storage: Storage): Promise<void> {
  const gallery = await drawGallery(storage);
  await drawStudio(storage, gallery);
}

/** Returns the id of the owner. */
async function seedTeam(seeding: Seeding, gallery: Gallery): Promise<number> {
  const owner = await seedAccount(seeding, {
    email: 'owner@property.example',
    firstName: 'Huda',
    lastName: 'Al Falasi',
    roles: ['Super Admin'],
  });
  const agent = await seedAccount(seeding, {
    email: 'agent@property.example',
    firstName: 'Rami',
    lastName: 'Nasser',
    roles: ['Agent'],
  });
  for (const [id, url] of [
    [owner, gallery.portrait('owner')],
    [agent, gallery.portrait('agent')],
  ])
    await seeding.db.rows('UPDATE account SET profile_picture = $2 WHERE id = $1', [id, url]);
  return owner;
}

async function set({ db }: Seeding, key: string, value: unknown): Promise<void> {
  await db.rows('UPDATE setting SET value = $2::jsonb WHERE key = $1', [key, JSON.stringify(value)]);
}
