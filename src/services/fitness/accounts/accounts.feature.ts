import { Accounts1767312500000 } from '#migrations/fitness/1767312500000-accounts';
import type { Feature } from '#kit/service/feature';

/** What accounts of this service have beyond those of the others. */
export const accounts: Feature = {
  migrations: [Accounts1767312500000],
};
