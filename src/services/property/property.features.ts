import { STAFF } from '#kit/access/access-rule';
import type { Feature } from '#kit/service/feature';
import { health } from '#shared/health/health.feature';
import { notifications } from '#shared/notifications/notifications.feature';
import { settings } from '#shared/settings/settings.feature';
import { staff } from '#shared/staff/staff.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { homesStaff } from './homes-staff/homes-staff.feature';
import { homes } from './homes/homes.feature';
import { leads } from './leads/leads.feature';
import { neighborhoods } from './neighborhoods/neighborhoods.feature';
import { overview } from './overview/overview.feature';
import { publicSettings } from './public-settings/public-settings.feature';
import { propertyStaffShape } from './property.staff';
import { viewings } from './viewings/viewings.feature';

/** Features of the property service. Their order is the order of route matching: `manage` and `public` before `:slug` and `:key`. */
export const propertyFeatures: readonly Feature[] = [
  neighborhoods,
  homesStaff,
  homes,
  leads,
  viewings,
  overview,
  publicSettings,
  staff(propertyStaffShape),
  settings({ sizeNames: ['page_count'] }),
  notifications({ path: 'notifications', audience: STAFF }),
  uploads,
  health('degrading'),
];
