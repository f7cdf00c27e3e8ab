import type { Feature } from '#kit/service/feature';
import { HealthReading } from './health-reading.entity';
import { VitalsController } from './vitals.controller';
import { HealthPages } from './vitals-page';
import { vitalsSentences } from './vitals.sentences';
import { HealthReadings } from './vitals.service';

export const vitals: Feature = {
  controllers: [VitalsController],
  providers: [HealthPages, HealthReadings],
  sentences: vitalsSentences,
  entities: [HealthReading],
  tables: ['fitness/vitals'],
};
