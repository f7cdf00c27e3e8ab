import type { Exceptions } from './describe-sent-comes-back';

const CABIN = 'hatta-ridge-cabin';
const picture = (name: string) => ({
  url: `/stays/media/sent/${name}-960x600-480-960/960.jpg`,
  alt: { en: name, ar: name },
});

export const staysExceptions: Exceptions = {
  notSent: { BookingRefunds_preview: 'stores nothing' },
  leftOut: {
    '*.media.width': 'accepted as shown, not stored',
    '*.media.height': 'accepted as shown, not stored',
    '*.media.versions': 'accepted as shown, not stored',
    '*.company': 'a honeypot',
    '*.card_number': 'never stored',
    '*.card_name': 'never stored',
    '*.card_expiry': 'never stored',
    '*.card_cvc': 'never stored',
    'Bookings_place.quote_token': 'needs the token of a quote',
    'Bookings_place.offer_token': 'needs the token of a mail',
    '*.return_url_ok': 'for the payment page',
    '*.return_url_cancel': 'for the payment page',
  },
  notShown: {
    'CalendarExports_end.stay_id': 'names what ends',
    '*.url': 'secret: shown by its host and end, as the address',
    'Bookings_place.stay_slug': 'shown as the stay',
    'BookingsStaff_change.action': 'shown as the status it leads to',
    'BookingsStaff_change.refund': 'shown as the refund it leads to',
    'Bookings_cancel.expected_refund': 'compared with the refund',
    'StaffDateChanges_changeDates.refund': 'decides about the amounts',
    'Deposits_keep.keep': 'shown as `deposit_kept`',
    'Deposits_keep.reason': 'shown as `deposit_reason` where something is kept',
    'BookingRefunds_create.parts': 'shown as parts of the refund',
    'BookingRefunds_create.amount': 'shown as a part of the refund',
    '*.media.position': 'the order of the list counts',
    '*.media.type': 'the type of the file counts',
    '*.client_token': 'an idempotency key',
  },
  once: {
    CalendarExports_end: 'an address ends once',
    Reviews_create: 'a booking is reviewed once',
    Bookings_cancel: 'a booking is cancelled once',
    BookingRefunds_create: 'the cleaning fee is refunded once',
    BookingsStaff_change: 'each action works in one status',
    Blocks_create: 'a second block would share its nights',
    Bookings_place: 'a second booking would share its nights',
  },
  readAt: { Inquiries_receive: '/api/inquiries', Bookings_place: '/api/bookings/manage/{reference}' },
  values: {
    CalendarFeeds_create: round => ({ stay_id: 12, url: `https://calendars.example.com/sent-${round}.ics` }),
    CalendarFeeds_change: round => ({ url: `https://calendars.example.com/changed-${round}.ics` }),
    CalendarExports_create: () => ({ stay_id: 12 }),
    StaysStaff_change: () => ({ media: [picture('one'), picture('two'), picture('three')] }),
    StaysStaff_changeStatus: round => ({ status: ['draft', 'published'][round - 1] }),
    Deposits_keep: () => ({ keep: 0 }),
    StaffDateChanges_changeDates: (round, example) => ({ ...example, guests: round }),
    RatesStaff_create: round => ({ layer: 'weekdays', weekdays: [round], from: '2030-01-01', to: '2030-03-01' }),
    RatesStaff_change: round => ({ layer: 'weekdays', weekdays: [round + 2], from: '2030-01-01', to: '2030-03-01' }),
    CancellationTiers_replace: round => ({ tiers: [{ days_before: round + 7, refund_percent: round }] }),
    Blocks_change: () => ({ stay_id: 1 }),
    Bookings_place: () => ({ stay_slug: CABIN }),
    Inquiries_receive: () => ({ stay_slug: CABIN }),
    Roles_replacePermissions: round => ({
      permissions: [['bookings.view'], ['stays.view']][round - 1],
    }),
  },
};
