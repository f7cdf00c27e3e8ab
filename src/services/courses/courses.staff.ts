import { Id } from '#kit/fields/number-fields';
import type { StaffShape } from '#shared/staff/staff-shape';
import { ADMIN_PAGES } from './courses.pages';

/** Staff of the school. An account linked to an instructor sees only that instructor's courses and students. */
export const coursesStaffShape: StaffShape = {
  area: 'admins',
  accountField: 'admin',
  passwordMinimum: 8,
  countedAttempts: 'all',
  allRolesWithout: 'page',
  rolePageSize: ADMIN_PAGES.default,
  scope: {
    field: 'instructor_id',
    request: Id({ optional: true, nullable: true }),
    response: { type: 'integer', nullable: true, example: 1 },
    find: 'SELECT id FROM instructor WHERE id = $1 AND archived_at IS NULL',
    column: 'account.scope_id',
    signInCondition: `NOT EXISTS (
      SELECT 1 FROM instructor WHERE instructor.id = account.scope_id AND instructor.archived_at IS NOT NULL)`,
  },
};
