import { Sleep1767312600015 } from '#migrations/fitness/1767312600015-sleep';
import { NightsInParts1767400180010 } from '#migrations/fitness/1767400180010-nights-in-parts';
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
  migrations: [Sleep1767312600015, NightsInParts1767400180010],
};
