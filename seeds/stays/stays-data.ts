import type { StaySeed } from './stay-seed';
import { cityAndMountainStays } from './stays-data-city';
import { coastAndDesertStays } from './stays-data-coast';

/** Fourteen published stays and a draft. */
export const stays: readonly StaySeed[] = [...cityAndMountainStays, ...coastAndDesertStays];
