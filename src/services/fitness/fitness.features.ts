import { STAFF } from '#kit/access/access-rule';
import type { Feature } from '#kit/service/feature';
import { aiBudget } from '#agents/ai-budget/ai-budget.feature';
import { assistant } from '#agents/assistant/assistant.feature';
import { countries } from '#shared/countries/countries.feature';
import { demo } from '#shared/demo/demo.feature';
import { health } from '#shared/health/health.feature';
import { accessKeys } from '#agents/access-keys/access-keys.feature';
import { confirmations } from '#agents/confirmations/confirmations.feature';
import { connectedApps } from '#agents/connected-apps/connected-apps.feature';
import { mcp } from '#agents/mcp/mcp.feature';
import { staffAddress } from '#agents/oauth/app-address';
import { oauth } from '#agents/oauth/oauth.feature';
import { oauthPages } from '#agents/oauth-pages/oauth-pages.feature';
import { notifications } from '#shared/notifications/notifications.feature';
import { publicSettingsPage } from '#shared/settings/public-settings.feature';
import { settings } from '#shared/settings/settings.feature';
import { staffKind } from '#shared/staff/account-insertion';
import { staff } from '#shared/staff/staff.feature';
import { tools } from '#agents/tools/tools.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { waitingList } from '#shared/waiting-list/waiting-list.feature';
import { accounts } from './accounts/accounts.feature';
import { achievements } from './achievements/achievements.feature';
import { activity } from './activity/activity.feature';
import { badges } from './badges/badges.feature';
import { billing } from './billing/billing.feature';
import { catalogues } from './catalogue/catalogues.feature';
import { challenges } from './challenges/challenges.feature';
import { coaching } from './coaching/coaching.feature';
import { community } from './community/community.feature';
import { days } from './days/days.feature';
import { devices } from './devices/devices.feature';
import { managedDiscussions } from './discussions/discussions.feature';
import { dishes } from './dishes/dishes.feature';
import { events } from './events/events.feature';
import { exercises } from './exercises/exercises.feature';
import { goals } from './goals/goals.feature';
import { groups } from './groups/groups.feature';
import { ingest } from './ingest/ingest.feature';
import { labels } from './labels/labels.feature';
import { library } from './library/library.feature';
import { moderation } from './moderation/moderation.feature';
import { nutrition } from './nutrition/nutrition.feature';
import { overview } from './overview/overview.feature';
import { preferences } from './preferences/preferences.feature';
import { programs } from './programs/programs.feature';
import { progress } from './progress/progress.feature';
import { search } from './search/search.feature';
import { sessions } from './sessions/sessions.feature';
import { sleep } from './sleep/sleep.feature';
import { training } from './training/training.feature';
import { vitals } from './vitals/vitals.feature';
import { workouts } from './workouts/workouts.feature';
import { chunkedUploads } from './chunked-uploads/chunked-uploads.feature';
import { coaches } from './coaches/coaches.feature';
import { STAFF_PAGES } from './fitness.pages';
import { MembersSeePublicSettings } from './fitness.setting-visibility';
import { fitnessSettings } from './fitness.settings';
import { alerts } from './alerts/alerts.feature';
import { webhooks } from '#webhooks/webhooks.feature';
import { fitnessWebhooks } from './webhooks/fitness-webhooks.feature';
import { fitnessWebhookTypes } from './webhooks/fitness-webhook-types';
import fitnessWebhookExamples from './webhooks/webhook-examples.json';
import { fitnessPersonalData, fitnessWebhookRecords } from './fitness.personal-data';
import { managesTheClub } from './fitness.permissions';
import { fitnessStaffShape } from './fitness.staff';
import { memberExport } from './export/export.feature';
import { settingsHubPage } from './settings-hub/settings-hub.feature';
import { members } from './members/members.feature';
import { fitnessMcp } from './texts/fitness.mcp';

/**
 * Features of the fitness service. Routes match and handlers run in this order: fixed words before `:slug` and
 * `:username`.
 */
export const fitnessFeatures: readonly Feature[] = [
  accounts,
  members,
  coaches,
  staff(fitnessStaffShape),
  publicSettingsPage({
    settings: fitnessSettings,
    summary: 'Public settings of the club',
    description:
      'Returns the settings that every page needs: name and tagline in both languages, contact details, currency, the ' +
      'IANA time zone of the club, the default language and the default goals of members.',
  }),
  settings({ ...STAFF_PAGES, visibility: MembersSeePublicSettings }),
  accessKeys(fitnessStaffShape),
  confirmations,
  mcp({ texts: fitnessMcp, sizeNames: STAFF_PAGES.sizeNames }),
  oauth(staffAddress(fitnessStaffShape, managesTheClub), { word: 'members', kind: staffKind(fitnessStaffShape) }),
  connectedApps({ shape: fitnessStaffShape, sizeNames: STAFF_PAGES.sizeNames }),
  oauthPages('site_name'),
  webhooks({
    shape: fitnessStaffShape,
    sizeNames: STAFF_PAGES.sizeNames,
    types: fitnessWebhookTypes,
    examples: fitnessWebhookExamples,
    records: fitnessWebhookRecords,
    // Members see public settings by `settings.view`.
    readers: 'settings.edit',
  }),
  fitnessWebhooks,
  notifications({ path: 'notifications', audience: STAFF }),
  countries,
  labels,
  uploads,
  chunkedUploads,
  catalogues,
  exercises,
  workouts,
  programs,
  dishes,
  badges,
  achievements,
  groups,
  waitingList,
  events,
  challenges,
  days,
  goals,
  devices,
  sessions,
  activity,
  ingest,
  library,
  training,
  nutrition,
  sleep,
  vitals,
  progress,
  community,
  managedDiscussions,
  moderation,
  coaching,
  billing,
  overview,
  preferences,
  alerts,
  settingsHubPage,
  memberExport,
  search,
  tools,
  aiBudget,
  demo(fitnessStaffShape),
  assistant({ ...STAFF_PAGES, personalData: fitnessPersonalData }),
  health('bare'),
];
