import type { Feature } from '#kit/service/feature';
import { DayRecords } from './day-records';
import { daysSentences } from './days.sentences';
import { MemberDays } from './member-days';

export const days: Feature = {
  providers: [MemberDays, DayRecords],
  sentences: daysSentences,
};
