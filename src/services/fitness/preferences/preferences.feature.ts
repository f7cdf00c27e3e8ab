import { Preferences1767312600021 } from '#migrations/fitness/1767312600021-preferences';
import type { Feature } from '#kit/service/feature';
import { Preference } from './preference.entity';

export const preferences: Feature = {
  entities: [Preference],
  migrations: [Preferences1767312600021],
};
