import type { Feature } from '#kit/service/feature';
import { MemberDays } from './member-days';

/** The member's own day, which every page stands on. */
export const days: Feature = {
  providers: [MemberDays],
};
