import type { Seeding } from '#shared/seeding/seeding';
import { type AccountSeed, seedAccount } from '#shared/staff/seed-roles';

const TEAM: readonly AccountSeed[] = [
  { email: 'super-admin@courses.example', firstName: 'Salma', lastName: 'Haddad', roles: ['Super Admin'] },
  { email: 'admin@courses.example', firstName: 'Omar', lastName: 'Khalil', roles: ['Admin'] },
  { email: 'manager@courses.example', firstName: 'Rana', lastName: 'Aziz', roles: ['Manager'] },
  { email: 'editor@courses.example', firstName: 'Yusuf', lastName: 'Darwish', roles: ['Editor'] },
  { email: 'viewer@courses.example', firstName: 'Dina', lastName: 'Saleh', roles: ['Viewer'] },
];

/** Fills an empty courses service with a school that looks real. */
export async function seedCoursesDemo(seeding: Seeding): Promise<void> {
  for (const account of TEAM) await seedAccount(seeding, account);
}
