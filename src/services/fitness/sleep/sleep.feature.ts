import type { Feature } from '#kit/service/feature';
import { SleepController } from './sleep.controller';
import { SleepNight } from './sleep-night.entity';
import { SleepPages } from './sleep-page';
import { sleepMessages } from './sleep.messages';
import { SleepNights } from './sleep.service';
import { sleepOffice } from './sleep.office';

export const sleep: Feature = {
  controllers: [SleepController],
  providers: [SleepPages, SleepNights],
  messages: sleepMessages,
  entities: [SleepNight],
  tables: ['fitness/sleep'],
  office: sleepOffice,
};
