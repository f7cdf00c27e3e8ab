import type { Feature } from '#kit/service/feature';
import { DayRecords } from './day-records';
import { daysMessages } from './days.messages';
import { MemberDays } from './member-days';

export const days: Feature = {
  providers: [MemberDays, DayRecords],
  messages: daysMessages,
};
