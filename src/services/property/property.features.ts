import { STAFF } from '#kit/access/access-rule';
import type { Feature } from '#kit/service/feature';
import { aiBudget } from '#agents/ai-budget/ai-budget.feature';
import { demo } from '#shared/demo/demo.feature';
import { assistant } from '#agents/assistant/assistant.feature';
import { health } from '#shared/health/health.feature';
import { accessKeys } from '#agents/access-keys/access-keys.feature';
import { confirmations } from '#agents/confirmations/confirmations.feature';
import { connectedApps } from '#agents/connected-apps/connected-apps.feature';
import { mcp } from '#agents/mcp/mcp.feature';
import { staffAddress } from '#agents/oauth/app-address';
import { oauth } from '#agents/oauth/oauth.feature';
import { oauthPages } from '#agents/oauth-pages/oauth-pages.feature';
import { notifications } from '#shared/notifications/notifications.feature';
import { settings } from '#shared/settings/settings.feature';
import { staff } from '#shared/staff/staff.feature';
import { tools } from '#agents/tools/tools.feature';
import { studio } from '#agents/studio/studio.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { homesStaff } from './homes-staff/homes-staff.feature';
import { homes } from './homes/homes.feature';
import { leads } from './leads/leads.feature';
import { neighborhoods } from './neighborhoods/neighborhoods.feature';
import { overview } from './overview/overview.feature';
import { publicSettings } from './public-settings/public-settings.feature';
import { webhooks } from '#webhooks/webhooks.feature';
import { propertyWebhooks } from './webhooks/property-webhooks.feature';
import { propertyWebhookTypes } from './webhooks/property-webhook-types';
import propertyWebhookExamples from './webhooks/webhook-examples.json';
import { propertyPersonalData, propertyWebhookRecords } from './property.personal-data';
import { propertyStaffShape } from './property.staff';
import { StagedRooms } from './staging/staged-rooms';
import { staging } from './staging/staging.feature';
import { viewings } from './viewings/viewings.feature';
import { propertyMcp } from './texts/property.mcp';

/** Features of the property service. Their order is the order of route matching: `manage` and `public` before `:slug` and `:key`. */
export const propertyFeatures: readonly Feature[] = [
  neighborhoods,
  homesStaff,
  homes,
  leads,
  viewings,
  staging,
  studio(StagedRooms),
  overview,
  publicSettings,
  staff(propertyStaffShape),
  settings({
    sizeNames: ['page_count'],
    choices: {
      home_featured_reference: { from: '/properties/manage', value: 'reference' },
      home_staging_property_slug: { from: '/properties/manage', value: 'slug' },
    },
  }),
  accessKeys(propertyStaffShape),
  confirmations,
  mcp({ texts: propertyMcp, sizeNames: ['page_count'] }),
  oauth(staffAddress(propertyStaffShape)),
  connectedApps({ shape: propertyStaffShape, sizeNames: ['page_count'] }),
  oauthPages('agency_name'),
  webhooks({
    shape: propertyStaffShape,
    sizeNames: ['page_count'],
    types: propertyWebhookTypes,
    examples: propertyWebhookExamples,
    records: propertyWebhookRecords,
  }),
  propertyWebhooks,
  notifications({ path: 'notifications', audience: STAFF }),
  uploads,
  tools,
  aiBudget,
  demo(propertyStaffShape),
  assistant({ sizeNames: ['page_count'], personalData: propertyPersonalData }),
  health('degrading'),
];
