import { FIRST_VERSION_STEPS } from '#migrations/first-version/steps';
import { STAFF } from '#kit/access/access-rule';
import { plainFailure } from '#kit/refusals/failure-shape';
import { arabicOrEnglish } from '#kit/language/language';
import { mergeMessages } from '#kit/language/messages';
import { composeService } from '#shared/composition/compose-service';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { propertyFeatures } from './property.features';
import { propertyPermissions, propertyRoles } from './property.permissions';
import { propertyOffice } from './texts/property.office';
import { propertyMessages } from './texts/property.messages';
import { propertyExamples } from './texts/property.examples';
import { propertyGuide } from './texts/property.guide';
import { propertyJourneys } from './texts/property.journeys';
import { propertyTags } from './texts/property.tags';
import { propertyTools } from './texts/property.tools';
import { propertyLabels } from './texts/property.labels';
import { propertyValueLabels } from './texts/property.value-labels';
import { propertyViewLabels } from './texts/property.view-labels';
import { propertySettings } from './property.settings';

const MINUTES = 60;

export const propertyDefinition: ServiceDefinition = {
  ...composeService(propertyFeatures, {
    messages: mergeMessages(propertyMessages, propertyValueLabels, propertyViewLabels, propertyLabels),
    office: propertyOffice,
    rateLimits: {
      login: { limit: 10, windowSeconds: 15 * MINUTES, variable: 'RATE_LIMIT_LOGIN' },
      leads: { limit: 5, windowSeconds: 10 * MINUTES },
      viewings: { limit: 5, windowSeconds: 10 * MINUTES },
    },
  }),
  migrationsOfFirstVersion: FIRST_VERSION_STEPS.property,
  name: 'property',
  title: 'Property listings',
  summary: 'Homes for sale and rent, inquiries and viewings, for a public site and an agency dashboard.',
  permissions: propertyPermissions,
  roles: propertyRoles,
  failureShape: plainFailure,
  unknownBodyFields: 'refuse',
  language: arabicOrEnglish,
  settings: propertySettings,
  demoAccounts: [
    { audience: STAFF, email: 'owner@property.example' },
    { audience: STAFF, email: 'agent@property.example' },
  ],
  descriptionTexts: propertyTags,
  examples: propertyExamples,
  guide: propertyGuide,
  journeys: propertyJourneys,
  tools: propertyTools,
  uploads: {
    default: 'property',
    presets: {
      property: { thumbnail: 480, full: 1920 },
      neighborhood: { thumbnail: 480, full: 1920 },
      staging: { full: 1920 },
      profile: { thumbnail: 96, full: 480 },
    },
  },
};
