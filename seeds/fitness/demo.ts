import type { Seeding } from '#shared/seeding/seeding';
import { type AccountSeed, seedAccount } from '#shared/staff/seed-roles';
import { drawCatalogue, seedCatalogue } from './catalogue';

const ACCOUNTS: readonly AccountSeed[] = [
  { email: 'admin@fitness.example', firstName: 'Layla', lastName: 'Mansour', roles: ['Super Admin'] },
  { email: 'coach@fitness.example', firstName: 'Karim', lastName: 'Saleh', roles: ['Coach'] },
  { email: 'coach2@fitness.example', firstName: 'Hannah', lastName: 'Brooks', roles: ['Coach'] },
  { email: 'member@fitness.example', firstName: 'Noor', lastName: 'Aziz', roles: ['Member'] },
  { email: 'member2@fitness.example', firstName: 'Daniel', lastName: 'Reyes', roles: ['Member'] },
];

/** Fills an empty fitness service with a club that looks real. */
export async function seedFitnessDemo(seeding: Seeding): Promise<void> {
  for (const account of ACCOUNTS) await seedAccount(seeding, account);
  await seedCatalogue(seeding);
}

/** Draws the pictures of the demo data. */
export async function drawFitnessDemo(storage: Seeding['storage']): Promise<void> {
  await drawCatalogue(storage);
}
