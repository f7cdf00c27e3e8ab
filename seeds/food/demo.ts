import type { Seeding } from '../../src/shared/seeding/seeding';

/** Fills an empty food service with a restaurant group that looks real. */
export async function seedFoodDemo(_seeding: Seeding): Promise<void> {}
