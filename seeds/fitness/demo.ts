import { Preference } from '#services/fitness/preferences/preference.entity';
import type { Seeding } from '#shared/seeding/seeding';
import { type AccountSeed, seedAccount } from '#shared/staff/seed-roles';
import { seedBilling } from './billing';
import { drawCatalogue, seedCatalogue } from './catalogue';
import { seedCoaching } from './coaching';
import { seedCommunity } from './community';
import { seedMeals } from './eaten';
import { seedMembers } from './members';
import { drawPicture, drawPortrait, LOOKS, portraitAddress } from './pictures';
import { PROGRESS_PICTURES, seedProgress } from './progressed';
import { seedKeys, seedMovement, seedNights, seedReadings } from './recorded-days';
import { seedLibrary, seedOutdoors, seedSessions } from './trained';

const STAFF: readonly AccountSeed[] = [
  { email: 'admin@fitness.example', firstName: 'Layla', lastName: 'Mansour', roles: ['Super Admin'] },
  { email: 'coach@fitness.example', firstName: 'Karim', lastName: 'Saleh', roles: ['Coach'] },
  { email: 'coach2@fitness.example', firstName: 'Hannah', lastName: 'Brooks', roles: ['Coach'] },
];

/** Fills an empty fitness service with a club that looks real. */
export async function seedFitnessDemo(seeding: Seeding): Promise<void> {
  const people = new Map<string, number>();
  for (const account of STAFF) people.set(nameOf(account.email), await seedAccount(seeding, account));
  await seedCatalogue(seeding);
  await drawProgress(seeding.storage);
  const members = await seedMembers(seeding);
  for (const [index, member] of members.entries()) {
    people.set(nameOf(member.email), member.id);
    const keys = await seedKeys(seeding, member, index === 0);
    await seedMovement(seeding, member, keys);
    await seedNights(seeding, member);
    await seedReadings(seeding, member);
    await seedOutdoors(seeding, member, keys);
    if (index < 2) await seedMeals(seeding, member);
    if (index > 0) continue;
    await seedSessions(seeding, member);
    await seedLibrary(seeding, member);
    await seedProgress(seeding, member);
    await seeding.db.of(Preference).insert({ accountId: member.id, theme: 'dark', accent: 'teal' });
  }
  await seedPortraits(seeding, people);
  await seedCommunity(seeding, members, people);
  await seedCoaching(seeding, members, people);
  await seedBilling(seeding, members);
}

const nameOf = (email: string): string => email.split('@')[0]!;

/** Draws the pictures of the demo that are not stored. */
export async function drawFitnessDemo(storage: Seeding['storage']): Promise<void> {
  await drawCatalogue(storage);
  await drawProgress(storage);
  for (const name of Object.keys(LOOKS)) await drawPortrait(storage, name);
}

async function seedPortraits({ db, storage }: Seeding, people: ReadonlyMap<string, number>): Promise<void> {
  for (const name of Object.keys(LOOKS)) {
    await drawPortrait(storage, name);
    await db.rows('UPDATE account SET profile_picture = $2 WHERE id = $1', [
      people.get(name),
      portraitAddress(storage, name),
    ]);
  }
}

async function drawProgress(storage: Seeding['storage']): Promise<void> {
  for (const name of PROGRESS_PICTURES) await drawPicture(storage, 'silhouette', name);
}
