import { seedFoodDemo } from '#seeds/food/demo';
import { seedPropertyDemo } from '#seeds/property/demo';
import { seedStaysDemo } from '#seeds/stays/demo';
import { food } from '#services/food/food';
import { property } from '#services/property/property';
import { stays } from '#services/stays/stays';
import type { SeededService } from './hosted-service';

/** Every service there is. */
export const SERVICES: readonly SeededService[] = [
  { ...food, seedDemo: seedFoodDemo },
  { ...property, seedDemo: seedPropertyDemo },
  { ...stays, seedDemo: seedStaysDemo },
];
