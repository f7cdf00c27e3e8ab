import { STAFF } from '#kit/access/access-rule';
import type { Feature } from '#kit/service/feature';
import { countries } from '#shared/countries/countries.feature';
import { health } from '#shared/health/health.feature';
import { notifications } from '#shared/notifications/notifications.feature';
import { settings } from '#shared/settings/settings.feature';
import { staff } from '#shared/staff/staff.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { accounts } from './accounts/accounts.feature';
import { STAFF_PAGES } from './fitness.pages';
import { fitnessStaff } from './fitness.staff';

/** Everything the fitness service does. What stands first is matched first: fixed words before `:slug` and `:username`. */
export const fitnessFeatures: readonly Feature[] = [
  accounts,
  staff(fitnessStaff),
  settings(STAFF_PAGES),
  notifications({ path: 'notifications', audience: STAFF }),
  countries,
  uploads,
  health('bare'),
];
