import { Sleep1767312600015 } from '#migrations/fitness/1767312600015-sleep';
import type { Feature } from '#kit/service/feature';
import { SleepNight } from './sleep-night.entity';

export const sleep: Feature = {
  entities: [SleepNight],
  migrations: [Sleep1767312600015],
};
