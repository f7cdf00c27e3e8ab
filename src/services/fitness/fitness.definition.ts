import { FIRST_VERSION_STEPS } from '#migrations/first-version/steps';
import { STAFF } from '#kit/access/access-rule';
import { arabicOrEnglish } from '#kit/language/language';
import { mergeMessages } from '#kit/language/messages';
import { composeService } from '#shared/composition/compose-service';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { fitnessFailure } from './fitness.failure';
import { fitnessFeatures } from './fitness.features';
import { fitnessPermissions, fitnessRoles, PERSONAL_PERMISSIONS } from './fitness.permissions';
import { fitnessOffice } from './texts/fitness.office';
import { fitnessMessages } from './texts/fitness.messages';
import { fitnessExamples } from './texts/fitness.examples';
import { fitnessGuide } from './texts/fitness.guide';
import { fitnessJourneys } from './texts/fitness.journeys';
import { fitnessTags } from './texts/fitness.tags';
import { fitnessTools } from './texts/fitness.tools';
import { fitnessLabels } from './texts/fitness.labels';
import { fitnessValueLabels } from './texts/fitness.value-labels';
import { fitnessViewLabels } from './texts/fitness.view-labels';
import { fitnessSettings } from './fitness.settings';

export const fitnessDefinition: ServiceDefinition = {
  ...composeService(fitnessFeatures, {
    messages: mergeMessages(fitnessMessages, fitnessValueLabels, fitnessViewLabels, fitnessLabels),
    office: fitnessOffice,
    rateLimits: {
      login: { limit: 10, windowSeconds: 60, variable: 'RATE_LIMIT_LOGIN' },
    },
  }),
  migrationsOfFirstVersion: FIRST_VERSION_STEPS.fitness,
  name: 'fitness',
  title: 'Fitness',
  summary: 'Training, food, sleep and health of members, their coaches, devices and community.',
  permissions: fitnessPermissions,
  roles: fitnessRoles,
  personalPermissions: PERSONAL_PERMISSIONS,
  livePages: 'frontend',
  failureShape: fitnessFailure,
  unknownBodyFields: 'refuse',
  language: arabicOrEnglish,
  settings: fitnessSettings,
  demoAccounts: [
    { audience: STAFF, email: 'admin@fitness.example' },
    { audience: STAFF, email: 'coach@fitness.example' },
    { audience: STAFF, email: 'coach2@fitness.example' },
    { audience: STAFF, email: 'member@fitness.example' },
    { audience: STAFF, email: 'member2@fitness.example' },
  ],
  descriptionTexts: fitnessTags,
  examples: fitnessExamples,
  guide: fitnessGuide,
  journeys: fitnessJourneys,
  tools: fitnessTools,
  uploads: {
    default: 'content',
    needsBucket: true,
    personal: ['profile', 'progress', 'message'],
    presets: {
      content: { thumbnail: 320, card: 640, full: 1600 },
      progress: { thumbnail: 320, full: 1600 },
      message: { thumbnail: 320, full: 1600 },
      profile: { thumbnail: 96, full: 480 },
    },
  },
};
