import type { StaffShape } from '#shared/staff/staff-shape';

export const staysStaffShape: StaffShape = {
  area: 'admins',
  accountField: 'admin',
  passwordMinimum: 6,
  countedAttempts: 'failed',
};
