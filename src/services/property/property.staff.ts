import type { StaffShape } from '#shared/staff/staff-shape';

export const propertyStaffShape: StaffShape = {
  area: 'admins',
  accountField: 'admin',
  passwordMinimum: 6,
  countedAttempts: 'failed',
};
