import type { StaffShape } from '#shared/staff/staff-shape';
import { MEMBER_ROLE } from './fitness.permissions';

/** Coaches and everybody else who works here. Members have accounts of the same table and sign in by the same door. */
export const fitnessStaff: StaffShape = {
  area: 'coaches',
  answerField: 'account',
  passwordMinimum: 8,
  countedAttempts: 'all',
  memberRole: MEMBER_ROLE,
  allRolesWithout: 'page_count',
  pageSizeBelowOne: 1,
  reservedUsernames: ['deleted', 'statistic', 'management'],
};
