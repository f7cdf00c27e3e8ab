import type { Seeding } from '#shared/seeding/seeding';
import { type AccountSeed, seedAccount } from '#shared/staff/seed-roles';
import { drawCatalogue, seedCatalogue } from './catalogue';
import { drawPosts, seedCalendar, seedPosts, seedQuizzes } from './classroom';
import { seedLearning } from './learning';
import { instructors } from './school-data';
import { seedStudents } from './students';

const TEAM: readonly AccountSeed[] = [
  { email: 'super-admin@courses.example', firstName: 'Salma', lastName: 'Haddad', roles: ['Super Admin'] },
  { email: 'admin@courses.example', firstName: 'Omar', lastName: 'Khalil', roles: ['Admin'] },
  { email: 'manager@courses.example', firstName: 'Rana', lastName: 'Aziz', roles: ['Manager'] },
  { email: 'editor@courses.example', firstName: 'Yusuf', lastName: 'Darwish', roles: ['Editor'] },
  { email: 'viewer@courses.example', firstName: 'Dina', lastName: 'Saleh', roles: ['Viewer'] },
];

/** Fills an empty courses service with a school that looks real. */
export async function seedCoursesDemo(seeding: Seeding): Promise<void> {
  const catalogue = await seedCatalogue(seeding);
  await seedQuizzes(seeding, catalogue);
  await seedCalendar(seeding, catalogue);
  await seedPosts(seeding);
  await seedStudents(seeding, catalogue);
  await seedLearning(seeding, catalogue);
  for (const account of TEAM) await seedAccount(seeding, account);
  await seedAccount(seeding, {
    email: 'instructor@courses.example',
    firstName: 'Layla',
    lastName: 'Mansour',
    roles: ['Instructor'],
    scopeId: catalogue.instructors.get(instructors[0]!.username)!,
  });
}

/** Draws the pictures of the demo school that are not stored. */
export async function drawCoursesDemo(storage: Seeding['storage']): Promise<void> {
  await drawCatalogue(storage);
  await drawPosts(storage);
}
