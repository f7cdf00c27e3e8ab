import type { Feature } from '#kit/service/feature';
import { Preference } from './preference.entity';

export const preferences: Feature = {
  entities: [Preference],
  tables: ['fitness/preferences'],
};
