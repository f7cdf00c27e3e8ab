import type { Seeding } from '../../src/shared/seeding/seeding';

/** Fills an empty property service with an agency that looks real. */
export async function seedPropertyDemo(_seeding: Seeding): Promise<void> {}
