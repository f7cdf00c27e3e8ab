import { FIRST_VERSION_STEPS } from '#migrations/first-version/steps';
import { STAFF } from '#kit/access/access-rule';
import { arabicOrEnglish } from '#kit/language/language';
import { mergeMessages } from '#kit/language/messages';
import { composeService } from '#shared/composition/compose-service';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { staysFeatures } from './stays.features';
import { staysPermissions, staysRoles } from './stays.permissions';
import { staysSettings } from './stays.settings';
import { staysFailure } from './stays.failure';
import { staysExamples } from './texts/stays.examples';
import { staysGuide } from './texts/stays.guide';
import { staysJourneys } from './texts/stays.journeys';
import { staysTags } from './texts/stays.tags';
import { staysTools } from './texts/stays.tools';
import { staysLabels } from './texts/stays.labels';
import { staysValueLabels } from './texts/stays.value-labels';
import { staysViewLabels } from './texts/stays.view-labels';
import { staysOffice } from './texts/stays.office';

const MINUTES = 60;

export const staysDefinition: ServiceDefinition = {
  ...composeService(staysFeatures, {
    messages: mergeMessages(staysValueLabels, staysViewLabels, staysLabels),
    office: staysOffice,
    rateLimits: {
      login: { limit: 10, windowSeconds: 15 * MINUTES, variable: 'RATE_LIMIT_LOGIN' },
      bookings: { limit: 5, windowSeconds: 10 * MINUTES },
      inquiries: { limit: 5, windowSeconds: 10 * MINUTES },
      reviews: { limit: 5, windowSeconds: 10 * MINUTES },
    },
  }),
  migrationsOfFirstVersion: FIRST_VERSION_STEPS.stays,
  name: 'stays',
  title: 'Stay booking',
  summary: 'Holiday homes with search, quotes and bookings for guests, and a dashboard for hosts.',
  permissions: staysPermissions,
  roles: staysRoles,
  failureShape: staysFailure,
  unknownBodyFields: 'refuse',
  language: arabicOrEnglish,
  settings: staysSettings,
  demoAccounts: [
    { audience: STAFF, email: 'owner@stays.example' },
    { audience: STAFF, email: 'host@stays.example' },
  ],
  descriptionTexts: staysTags,
  examples: staysExamples,
  guide: staysGuide,
  journeys: staysJourneys,
  tools: staysTools,
  uploads: {
    default: 'stay',
    presets: {
      stay: { thumbnail: 480, full: 1920 },
      cover: { thumbnail: 480, full: 1920 },
      profile: { thumbnail: 96, full: 480 },
    },
  },
};
