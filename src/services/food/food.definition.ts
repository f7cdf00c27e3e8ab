import { FIRST_VERSION_STEPS } from '#migrations/first-version/steps';
import { STAFF } from '#kit/access/access-rule';
import { arabicOrEnglish } from '#kit/language/language';
import { mergeMessages } from '#kit/language/messages';
import { composeService } from '#shared/composition/compose-service';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { CUSTOMER } from './customers/customer-accounts';
import { foodFeatures } from './food.features';
import { foodPermissions, foodRoles } from './food.permissions';
import { foodOffice } from './texts/food.office';
import { foodMessages } from './texts/food.messages';
import { foodExamples } from './texts/food.examples';
import { foodGuide } from './texts/food.guide';
import { foodJourneys } from './texts/food.journeys';
import { foodTags } from './texts/food.tags';
import { foodTools } from './texts/food.tools';
import { foodLabels } from './texts/food.labels';
import { foodValueLabels } from './texts/food.value-labels';
import { foodViewLabels } from './texts/food.view-labels';
import { foodSettings } from './food.settings';
import { foodFailure } from './food.failure';

const MINUTES = 60;
const HOURS = 60 * MINUTES;

export const foodDefinition: ServiceDefinition = {
  ...composeService(foodFeatures, {
    office: foodOffice,
    messages: mergeMessages(foodMessages, foodValueLabels, foodViewLabels, foodLabels),
    rateLimits: {
      login: { limit: 10, windowSeconds: 15 * MINUTES, variable: 'RATE_LIMIT_LOGIN' },
      customerLogin: { limit: 10, windowSeconds: 15 * MINUTES, variable: 'RATE_LIMIT_LOGIN' },
      orders: { limit: 10, windowSeconds: 10 * MINUTES, variable: 'RATE_LIMIT_ORDERS' },
      paymentSession: { limit: 30, windowSeconds: 10 * MINUTES, variable: 'RATE_LIMIT_PAYMENT_SESSION' },
      tracking: { limit: 30, windowSeconds: 10 * MINUTES, variable: 'RATE_LIMIT_TRACKING' },
      register: { limit: 10, windowSeconds: HOURS, variable: 'RATE_LIMIT_REGISTER' },
      promoGuesses: { limit: 30, windowSeconds: HOURS, variable: 'RATE_LIMIT_PROMO_GUESSES' },
      contact: { limit: 5, windowSeconds: HOURS, variable: 'RATE_LIMIT_CONTACT' },
      passwordReset: { limit: 10, windowSeconds: HOURS, variable: 'RATE_LIMIT_PASSWORD_RESET' },
    },
  }),
  migrationsOfFirstVersion: FIRST_VERSION_STEPS.food,
  name: 'food',
  title: 'Food ordering',
  summary: 'Menu, kitchens, prices, orders and their way through the kitchen, for customers and staff.',
  permissions: foodPermissions,
  roles: foodRoles,
  failureShape: foodFailure,
  unknownBodyFields: 'ignore',
  language: arabicOrEnglish,
  settings: foodSettings,
  demoAccounts: [
    { audience: STAFF, email: 'owner@food.example' },
    { audience: STAFF, email: 'manager@food.example' },
    { audience: STAFF, email: 'kitchen@food.example' },
    { audience: CUSTOMER, email: 'customer@food.example' },
    { audience: CUSTOMER, email: 'customer2@food.example' },
  ],
  descriptionTexts: foodTags,
  examples: foodExamples,
  guide: foodGuide,
  journeys: foodJourneys,
  tools: foodTools,
  uploads: {
    default: 'dish',
    presets: {
      dish: { thumbnail: 240, card: 480, medium: 960, large: 1600 },
      profile: { thumbnail: 96, medium: 320 },
    },
  },
};
