import type { Feature } from '#kit/service/feature';
import { DayRecords } from './day-records';
import { daysSentences } from './days.sentences';
import { MemberDays } from './member-days';

/** The member's own day, which every page stands on. */
export const days: Feature = {
  providers: [MemberDays, DayRecords],
  sentences: daysSentences,
};
