import type { Feature } from '#kit/service/feature';
import { SleepController } from './sleep.controller';
import { SleepNight } from './sleep-night.entity';
import { SleepPages } from './sleep-page';
import { sleepSentences } from './sleep.sentences';
import { SleepNights } from './sleep.service';

export const sleep: Feature = {
  controllers: [SleepController],
  providers: [SleepPages, SleepNights],
  sentences: sleepSentences,
  entities: [SleepNight],
  tables: ['fitness/sleep'],
};
