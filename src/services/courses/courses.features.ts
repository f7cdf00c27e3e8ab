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
import { history } from '#shared/history/history.feature';
import { notifications } from '#shared/notifications/notifications.feature';
import { ledger } from '#money/books/books.feature';
import { companyDays } from '#money/company-days/company-days.feature';
import { paymentLedger } from '#money/payments/payments.feature';
import { RecordedRefunds } from '#money/refunds/recorded-refunds';
import { paymentComparison } from '#money/reconciliation/reconciliation.feature';
import { publicSettingsPage } from '#shared/settings/public-settings.feature';
import { settings } from '#shared/settings/settings.feature';
import { staff } from '#shared/staff/staff.feature';
import { tools } from '#agents/tools/tools.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { assignments } from './assignments/assignments.feature';
import { blog } from './blog/blog.feature';
import { coursesBooks } from './books/courses.books';
import { orderBooks } from './books/order-books.feature';
import { calendar } from './calendar/calendar.feature';
import { catalogue } from './catalogue/catalogue.feature';
import { categories } from './categories/categories.feature';
import { checkout } from './checkout/checkout.feature';
import { CoursesPaymentHandler } from './checkout/courses-payment-handler';
import { conversations } from './conversations/conversations.feature';
import { courses } from './courses/courses.feature';
import { defaultLocale } from './courses.language';
import { ADMIN_PAGES, linkedPages } from './courses.pages';
import { coursesSettings } from './courses.settings';
import { webhooks } from '#webhooks/webhooks.feature';
import { coursesWebhooks } from './webhooks/courses-webhooks.feature';
import { coursesWebhookTypes } from './webhooks/courses-webhook-types';
import coursesWebhookExamples from './webhooks/webhook-examples.json';
import { coursesPersonalData, coursesWebhookRecords } from './courses.personal-data';
import { coursesStaffShape } from './courses.staff';
import { curriculum } from './curriculum/curriculum.feature';
import { overview } from './overview/overview.feature';
import { enrollments } from './enrollments/enrollments.feature';
import { instructors } from './instructors/instructors.feature';
import { learning } from './learning/learning.feature';
import { liveSessions } from './live-sessions/live-sessions.feature';
import { orders } from './orders/orders.feature';
import { quizzes } from './quizzes/quizzes.feature';
import { orderRefunds, recordedRefunds } from './refunds/refunds.feature';
import { reviews } from './reviews/reviews.feature';
import { simulator } from './simulator/simulator.feature';
import { STUDENT, STUDENTS } from './students/student-accounts';
import { StudentSessionView } from './students/student.view';
import { search } from './search/search.feature';
import { students } from './students/students.feature';
import { coursesMcp } from './texts/courses.mcp';

/** All features. The order matters: routes with fixed segments come before `:slug` and `:username`. */
export const coursesFeatures: readonly Feature[] = [
  defaultLocale,
  linkedPages,
  categories,
  instructors,
  courses,
  catalogue,
  curriculum,
  quizzes,
  assignments,
  liveSessions,
  calendar,
  conversations,
  reviews,
  enrollments,
  learning,
  overview,
  search,
  orders,
  recordedRefunds,
  orderRefunds,
  checkout,
  simulator,
  companyDays,
  ledger(coursesBooks),
  orderBooks,
  paymentLedger(CoursesPaymentHandler, RecordedRefunds),
  paymentComparison,
  blog,
  staff(coursesStaffShape),
  publicSettingsPage({
    settings: coursesSettings,
    summary: 'Public details of the school',
    description:
      'Returns the details of the school that every page needs: name and tagline in both languages, contact details, ' +
      'currency, the IANA time zone of its days, the default language and the size of catalogue pages.',
  }),
  settings({ sizeNames: ADMIN_PAGES.sizeNames, default: ADMIN_PAGES.default }),
  accessKeys(coursesStaffShape),
  confirmations,
  mcp({ texts: coursesMcp, sizeNames: ADMIN_PAGES.sizeNames }),
  oauth(staffAddress(coursesStaffShape), { word: 'students', kind: STUDENTS }),
  connectedApps({
    shape: coursesStaffShape,
    sizeNames: ADMIN_PAGES.sizeNames,
    people: [{ kind: STUDENTS, hasFeed: true }],
  }),
  oauthPages('site_name'),
  webhooks({
    shape: coursesStaffShape,
    sizeNames: ADMIN_PAGES.sizeNames,
    types: coursesWebhookTypes,
    examples: coursesWebhookExamples,
    records: coursesWebhookRecords,
  }),
  coursesWebhooks,
  notifications({ path: 'notifications', audience: STAFF }, { path: 'users/notifications', audience: STUDENT }),
  countries,
  history,
  uploads,
  students,
  tools,
  aiBudget,
  demo(coursesStaffShape, StudentSessionView),
  assistant({ sizeNames: ADMIN_PAGES.sizeNames, personalData: coursesPersonalData }),
  health('failing'),
];
