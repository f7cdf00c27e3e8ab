/** What the guides say of one service alone. Texts are written as markup: `code` between backquotes. */
export interface Facts {
  signIns: readonly string[];
  message: string;
  paging: readonly string[];
  once: readonly string[];
  payments: readonly string[];
  /** Addresses of the site that mails and processors lead to. */
  siteRoutes: readonly string[];
}

const STAFF = 'Staff: `POST /api/auth/login` answers `access_token`.';
const RESET = '`/reset-password?token=…`, from the mail for a new password';
const VERIFY = '`/verify-email?token=…`, from the mail that confirms an address';
const NO_MONEY = ['This service takes no money.'];
const SENTENCE = '`message` is a sentence in the language of the request, fit to be shown.';

export const FACTS: Record<string, Facts> = {
  food: {
    signIns: [
      STAFF,
      'Customers: `POST /api/auth/customer/register` and `/api/auth/customer/login` answer `token`. Ordering needs no account.',
    ],
    message:
      '`message` is a key such as `errors.not_found`, for the site to translate; only what is wrong with the request itself (a field, a missing sign-in) is told as a sentence.',
    paging: [
      'Ask with `page` and `limit` (or `page_count`): 12 a page in the shop, 20 for staff, at most 100.',
      'Dishes, orders and the like are `{items, total, page, limit, totalPages}`; other lists are `{data, page, limit, total, totalPages}`.',
    ],
    once: [
      '`POST /api/orders` needs the header `Idempotency-Key`, any text of at most 255 characters. A key belongs to the customer, or to the e-mail address of a guest.',
      'A key that was used answers the **stored** order with `Idempotent-Replay: true`, even when the basket has changed since. Make a new key whenever the basket changes.',
      'Registering and contact messages take `client_token` in the body.',
    ],
    payments: [
      '`GET /api/payments/methods` says what is offered. An order that has to be paid is `unpaid` after `POST /api/orders`: open its payment with `POST /api/payments/checkout-session` and send the visitor where it says. The method `demo` moves no money and is paid by the same call.',
      'The kitchen can accept an order that is paid, or that is paid on receipt.',
      'A payment that failed or was left is opened again by the same call.',
    ],
    siteRoutes: [
      '`/orders/track?token=…&number=…`, from the mail about an order. The token opens the order for three hours; after that ask for number and e-mail address.',
      'where you say (`success`/`cancel` of the session) or `/`, with `?order=…&payment=paid|pending|failed|cancelled`, after a hosted payment',
      RESET,
    ],
  },
  courses: {
    signIns: [
      STAFF,
      'Students: `POST /api/users/auth/login` or `/api/students/auth/login`; registering has the same two addresses.',
    ],
    message: `${SENTENCE} Of wrong fields it is the first problem.`,
    paging: [
      'Ask with `page` and `page_count` (some lists take `per_page`, as their description says), at most 100.',
      'Lists of students and of the public are `{data, current_page, last_page, per_page, total, from, to, first_page_url, last_page_url, next_page_url, prev_page_url, path}`; those of staff `{data, page, limit, total, totalPages}`.',
    ],
    once: ['Requests that may be sent again say so in their description.'],
    payments: [
      'A checkout answers where to pay; the page it returns to settles the order. Until the processor has told us the order is open: read it again, or wait for the mail.',
    ],
    siteRoutes: [
      '`/orders/{reference}?payment=success|cancel`, after a hosted payment',
      '`/my-courses`, from the mail about an enrolment',
      RESET,
      VERIFY,
    ],
  },
  property: {
    signIns: [STAFF, 'Visitors have no account.'],
    message: SENTENCE,
    paging: [
      'Ask with `page` and `page_size`: at most 24 on the site and 50 for staff. Answers are `{data, page, limit, total, totalPages}`, some with `counts`.',
    ],
    once: [
      'Inquiries and viewings need `client_token` in the body, a UUID of version 4 made once for each form that a visitor fills in.',
      'A token that was used answers the **stored** receipt, whatever else is sent. Make a new one for a new form.',
    ],
    payments: NO_MONEY,
    siteRoutes: ['No mail of this service leads to a page of the site.'],
  },
  stays: {
    signIns: [
      STAFF,
      'Guests have no account: the receipt of a booking and its mails carry an access token for that booking.',
    ],
    message: `${SENTENCE} \`details\` has what a page may want to compute with.`,
    paging: [
      'Ask with `page` and `page_size`: at most 24 on the site and 50 for staff. Answers are `{data, page, page_size, total, total_pages}`, some with `counts`.',
    ],
    once: [
      'Bookings and inquiries need `client_token` in the body. It names one attempt to book.',
      'A token that was used answers the **stored** receipt, whatever dates are sent with it; compare the dates of the receipt. Another e-mail address is refused with `client_token_reused`.',
    ],
    payments: [
      '`GET /api/payments/methods` says what is offered.',
      'A declined card is an answer of 201 whose booking is `cancelled` with `failure_reason: card_declined`: nothing is booked, and the token is used up. **Make a new `client_token`** before the guest tries another card. On a simulated processor `4000 0000 0000 0002` is declined.',
      'A hosted payment holds the nights until it ends; then they are free again.',
    ],
    siteRoutes: [
      '`/bookings/{reference}?token=…`, from mails about a booking',
      '`/bookings/{reference}?access_token=…&payment=success|cancel`, after a hosted payment',
    ],
  },
  fitness: {
    signIns: [
      'Staff and members: `POST /api/auth/login` answers `access_token`; members register with `POST /api/auth/register`.',
    ],
    message:
      '`message` is the bare key, for the site to translate; of wrong fields it is the first problem and of the request itself a sentence.',
    paging: ['Ask with `page` and `page_count`, at most 100. Answers are `{data, page, limit, total, totalPages}`.'],
    once: ['Requests that may be sent again say so in their description.'],
    payments: ['Plans and invoices are kept here; no processor is asked.'],
    siteRoutes: ['No mail of this service leads to a page of the site.'],
  },
};
