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
import { books } from '#money/books/books.feature';
import { companyDays } from '#money/company-days/company-days.feature';
import { paymentLedger } from '#money/payments/payments.feature';
import { reconciliation } from '#money/reconciliation/reconciliation.feature';
import { RecordedRefunds } from '#money/refunds/recorded-refunds';
import { quoteTokens } from '#shared/quote-tokens/quote-tokens.feature';
import { refunds } from '#money/refunds/refunds.feature';
import { settings } from '#shared/settings/settings.feature';
import { staff } from '#shared/staff/staff.feature';
import { tools } from '#agents/tools/tools.feature';
import { uploads } from '#shared/uploads/uploads.feature';
import { waitingList } from '#shared/waiting-list/waiting-list.feature';
import { availability } from './availability/availability.feature';
import { bookingBooks } from './books/booking-books.feature';
import { staysBooks } from './books/stays.books';
import { bookingsStaff } from './bookings-staff/bookings-staff.feature';
import { bookings } from './bookings/bookings.feature';
import { cancellationTiers } from './cancellation-tiers/cancellation-tiers.feature';
import { calendarFeeds } from './calendar-feeds/calendar-feeds.feature';
import { dateChanges } from './date-changes/date-changes.feature';
import { openChanges } from './date-changes/open-changes.feature';
import { deposits } from './deposits/deposits.feature';
import { destinations } from './destinations/destinations.feature';
import { faq } from './faq/faq.feature';
import { guestBookings } from './guest-bookings/guest-bookings.feature';
import { guestReviews } from './guest-reviews/guest-reviews.feature';
import { help } from './help/help.feature';
import { inquiries } from './inquiries/inquiries.feature';
import { nights } from './nights/nights.feature';
import { overview } from './overview/overview.feature';
import { BookingPaymentHandler } from './payments/booking-payment-handler';
import { payments } from './payments/payments.feature';
import { ReconciledBookings } from './payments/reconciled-bookings';
import { bookingRefunds } from './refunds/booking-refunds.feature';
import { stayTokens } from './quote-tokens/stay-tokens.feature';
import { prices } from './prices/prices.feature';
import { rates } from './rates/rates.feature';
import { publicSettings } from './public-settings/public-settings.feature';
import { staysStaff } from './stays-staff/stays-staff.feature';
import { stays } from './stays/stays.feature';
import { webhooks } from '#webhooks/webhooks.feature';
import { staysWebhooks } from './webhooks/stays-webhooks.feature';
import { staysWebhookTypes } from './webhooks/stays-webhook-types';
import staysWebhookExamples from './webhooks/webhook-examples.json';
import { staysPersonalData, staysWebhookRecords } from './stays.personal-data';
import { staysStaffShape } from './stays.staff';
import { staysMcp } from './texts/stays.mcp';
import { waitlist } from './waitlist/waitlist.feature';

/** Features of the stay service. Routes match and handlers run in this order: `manage` and `public` before `:slug` and `:key`. */
export const staysFeatures: readonly Feature[] = [
  destinations,
  staysStaff,
  rates,
  prices,
  cancellationTiers,
  stays,
  nights,
  quoteTokens,
  stayTokens,
  availability,
  help,
  calendarFeeds,
  bookings,
  bookingsStaff,
  dateChanges,
  waitingList,
  waitlist,
  guestBookings,
  guestReviews,
  inquiries,
  payments,
  openChanges,
  refunds,
  paymentLedger(BookingPaymentHandler, RecordedRefunds),
  reconciliation({
    view: 'bookings.view',
    repair: 'bookings.edit',
    sizeNames: ['page_size', 'page_count'],
    records: ReconciledBookings,
  }),
  bookingRefunds,
  deposits,
  bookingBooks,
  companyDays,
  books(staysBooks, { sizeNames: ['page_size', 'page_count'] }),
  faq,
  overview,
  publicSettings,
  staff(staysStaffShape),
  settings({
    sizeNames: ['page_size', 'page_count'],
    choices: {
      home_featured_reference: { from: '/stays/manage', value: 'reference' },
      home_hero_stay_reference: { from: '/stays/manage', value: 'reference' },
    },
  }),
  accessKeys(staysStaffShape),
  confirmations,
  mcp({ texts: staysMcp, sizeNames: ['page_size', 'page_count'] }),
  oauth(staffAddress(staysStaffShape)),
  connectedApps({ shape: staysStaffShape, sizeNames: ['page_size', 'page_count'] }),
  oauthPages('company_name'),
  webhooks({
    shape: staysStaffShape,
    sizeNames: ['page_size', 'page_count'],
    types: staysWebhookTypes,
    examples: staysWebhookExamples,
    records: staysWebhookRecords,
  }),
  staysWebhooks,
  notifications({ path: 'notifications', audience: STAFF }),
  uploads,
  tools,
  aiBudget,
  demo(staysStaffShape),
  assistant({ sizeNames: ['page_size', 'page_count'], personalData: staysPersonalData }),
  health('degrading'),
];
