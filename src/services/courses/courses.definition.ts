import { FIRST_VERSION_STEPS } from '#migrations/first-version/steps';
import { STAFF } from '#kit/access/access-rule';
import { firstLanguage } from '#kit/language/language';
import { mergeMessages } from '#kit/language/messages';
import { composeService } from '#shared/composition/compose-service';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { firstProblemFailure } from './courses.failure';
import { STUDENT } from './students/student-accounts';
import { coursesFeatures } from './courses.features';
import { coursesPermissions, coursesRoles } from './courses.permissions';
import { coursesMessages } from './texts/courses.messages';
import { coursesExamples } from './texts/courses.examples';
import { coursesGuide } from './texts/courses.guide';
import { coursesJourneys } from './texts/courses.journeys';
import { coursesTags } from './texts/courses.tags';
import { coursesTools } from './texts/courses.tools';
import { coursesLabels } from './texts/courses.labels';
import { coursesValueLabels } from './texts/courses.value-labels';
import { coursesViewLabels } from './texts/courses.view-labels';
import { coursesOffice } from './texts/courses.office';
import { coursesSettings } from './courses.settings';

export const coursesDefinition: ServiceDefinition = {
  ...composeService(coursesFeatures, {
    messages: mergeMessages(coursesMessages, coursesValueLabels, coursesViewLabels, coursesLabels),
    office: coursesOffice,
    rateLimits: {
      login: { limit: 10, windowSeconds: 60, variable: 'RATE_LIMIT_LOGIN' },
    },
  }),
  migrationsOfFirstVersion: FIRST_VERSION_STEPS.courses,
  name: 'courses',
  title: 'Course learning',
  summary: 'Courses, lessons, quizzes, classes and seats in them, for students, instructors and staff.',
  permissions: coursesPermissions,
  roles: coursesRoles,
  failureShape: firstProblemFailure,
  unknownBodyFields: 'refuse',
  language: firstLanguage,
  settings: coursesSettings,
  demoAccounts: [
    { audience: STAFF, email: 'super-admin@courses.example' },
    { audience: STAFF, email: 'admin@courses.example' },
    { audience: STAFF, email: 'manager@courses.example' },
    { audience: STAFF, email: 'editor@courses.example' },
    { audience: STAFF, email: 'viewer@courses.example' },
    { audience: STAFF, email: 'instructor@courses.example' },
    { audience: STUDENT, email: 'student@courses.example' },
    { audience: STUDENT, email: 'student2@courses.example' },
  ],
  descriptionTexts: coursesTags,
  examples: coursesExamples,
  guide: coursesGuide,
  journeys: coursesJourneys,
  tools: coursesTools,
  uploads: {
    default: 'course',
    documents: true,
    presets: {
      course: { thumbnail: 320, card: 640, full: 1600 },
      lesson: { full: 1600 },
      category: { thumbnail: 240, full: 960 },
      instructor: { thumbnail: 96, card: 320, full: 800 },
      blog: { thumbnail: 320, card: 640, full: 1600 },
      profile: { thumbnail: 96, full: 480 },
    },
  },
};
