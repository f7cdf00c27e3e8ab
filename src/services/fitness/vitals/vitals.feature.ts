import type { Feature } from '#kit/service/feature';
import { HealthReading } from './health-reading.entity';
import { VitalsController } from './vitals.controller';
import { HealthPages } from './vitals-page';
import { vitalsMessages } from './vitals.messages';
import { HealthReadings } from './vitals.service';
import { vitalsOffice } from './vitals.office';

export const vitals: Feature = {
  controllers: [VitalsController],
  providers: [HealthPages, HealthReadings],
  messages: vitalsMessages,
  entities: [HealthReading],
  tables: ['fitness/vitals'],
  office: vitalsOffice,
};
