import type { Seeding } from '../../src/shared/seeding/seeding';

/** Fills an empty stay service with a company that looks real. */
export async function seedStaysDemo(_seeding: Seeding): Promise<void> {}
