import { Vitals1767312600016 } from '#migrations/fitness/1767312600016-vitals';
import type { Feature } from '#kit/service/feature';
import { HealthReading } from './health-reading.entity';

export const vitals: Feature = {
  entities: [HealthReading],
  migrations: [Vitals1767312600016],
};
