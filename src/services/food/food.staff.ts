import { Text } from '#kit/fields/text-fields';
import type { StaffShape } from '#shared/staff/staff-shape';

/** Staff of the company. An account linked to a kitchen sees only the orders of that kitchen. */
export const foodStaffShape: StaffShape = {
  area: 'admins',
  accountField: 'member',
  passwordMinimum: 8,
  countedAttempts: 'failed',
  profilePermission: 'admins.edit',
  scope: {
    field: 'kitchen_code',
    request: Text({ max: 40, optional: true, nullable: true, example: 'downtown' }),
    response: { type: String, nullable: true, example: 'downtown' },
    find: 'SELECT id FROM kitchen WHERE code = $1',
    column: '(SELECT kitchen.code FROM kitchen WHERE kitchen.id = account.scope_id)',
  },
};
