import type { StaffShape } from '#shared/staff/staff-shape';

export const staysStaff: StaffShape = {
  area: 'admins',
  answerField: 'admin',
  passwordMinimum: 6,
  countedAttempts: 'failed',
};
