import type { Examples } from '#kit/service/examples';
import { staffExamples } from '#shared/staff/staff.examples';

const CABIN = 'hatta-ridge-cabin';
/** Demo bookings; their references are the same at every start. */
const PENDING = { reference: 'BKG-XC2528JNR2', email: 'guest15@guest.example' };
/** Paid, and far enough ahead to be cancelled. */
const CONFIRMED = { reference: 'BKG-4MQRW38CAG', email: 'guest12@guest.example' };
const COMPLETED = { reference: 'BKG-V77QBDQHAE', email: 'guest5@guest.example' };
/** Days from today: after all demo bookings, and within `max_days_ahead`. */
const FREE = 500;
const GUEST = { guest_first_name: 'Sara', guest_last_name: 'Haddad', guest_email: 'sara@example.com' };
const picture = (name: string, en: string, ar: string) => ({
  url: `/stays/media/demo/stays/creek-harbour-loft-${name}-750x500-480-750/750.jpg`,
  alt: { en, ar },
});

export const staysExamples: Examples = day => ({
  ...staffExamples({
    domain: 'stays.example',
    owner: 'owner',
    account: 2,
    role: 2,
    setting: { key: 'company_name', value: 'Harbour & Pine Stays' },
    permissions: ['bookings.view', 'stays.view'],
  }),
  DestinationsStaff_create: {
    body: {
      name: { en: 'Ras Al Khaimah', ar: 'رأس الخيمة' },
      tagline: { en: 'Hills above the sea', ar: 'جبال فوق البحر' },
      description: { en: 'Quiet beaches and the highest road.', ar: 'شواطئ هادئة وأعلى طريق.' },
    },
  },
  DestinationsStaff_change: { path: { id: 2 }, body: { sort_order: 1 } },
  StaysStaff_create: {
    body: {
      type: 'cabin',
      destination_id: 2,
      bedrooms: 1,
      beds: 2,
      bathrooms: 1,
      max_guests: 3,
      nightly_rate: 140,
      cleaning_fee: 30,
      min_nights: 2,
      title: { en: 'Cabin by the dam', ar: 'كوخ قرب السد' },
      short_description: { en: 'A cabin with a view of the water.', ar: 'كوخ يطل على الماء.' },
      description: { en: 'One room, a stove and a long terrace.', ar: 'غرفة واحدة وموقد وشرفة طويلة.' },
      location_hint: { en: 'Ten minutes from the dam', ar: 'على بعد عشر دقائق من السد' },
      amenities: ['wifi', 'kitchen'],
    },
  },
  StaysStaff_change: { path: { id: 12 }, body: { nightly_rate: 150 } },
  StaysStaff_changeStatus: { path: { id: 12 }, body: { status: 'published' } },
  StaysStaff_changeGallery: {
    path: { id: 15 },
    body: {
      media: [
        picture('outside', 'The house from the path', 'البيت من جهة الممر'),
        picture('living', 'Living room', 'غرفة الجلوس'),
        picture('bedroom', 'Bedroom', 'غرفة النوم'),
      ],
    },
  },
  RatesStaff_create: {
    path: { id: 12 },
    body: {
      name: { en: 'Year end', ar: 'نهاية العام' },
      layer: 'season',
      from: day(FREE + 40),
      to: day(FREE + 47),
      nightly_rate: 220,
      min_nights: 4,
    },
  },
  RatesStaff_change: { path: { id: 12, ruleId: 1 }, body: { min_nights: 3 } },
  RatesStaff_replaceDiscounts: {
    path: { id: 12 },
    body: {
      discounts: [
        { nights: 7, percent: 10 },
        { nights: 28, percent: 25 },
      ],
    },
  },
  CancellationTiers_replace: {
    path: { id: 12 },
    body: {
      tiers: [
        { days_before: 30, refund_percent: 100 },
        { days_before: 7, refund_percent: 50 },
      ],
    },
  },
  RatesStaff_orphans: { path: { id: 12 }, query: { from: day(0), to: day(92) } },
  NightPrices_list: { path: { slug: CABIN }, query: { from: day(0), to: day(92) } },
  Destinations_one: { path: { slug: 'hatta' } },
  Stays_search: { query: { checkIn: day(FREE), checkOut: day(FREE + 3), guests: '2' } },
  Stays_one: { path: { slug: CABIN } },
  Stays_similar: { path: { slug: CABIN } },
  Availability_nights: { path: { slug: CABIN }, query: { from: day(0), to: day(92) } },
  Availability_quote: {
    path: { slug: CABIN },
    query: { checkIn: day(FREE), checkOut: day(FREE + 3), guests: '2' },
  },
  NightsHelp_nearest: {
    path: { slug: CABIN },
    query: { checkIn: day(FREE), checkOut: day(FREE + 3), guests: '2' },
  },
  Blocks_create: {
    body: { stay_id: 12, from: day(FREE + 30), to: day(FREE + 34), reason: 'maintenance', note: 'New roof' },
  },
  Blocks_change: { path: { id: 1 }, body: { note: 'The owner is here' } },
  CalendarExports_create: { body: { stay_id: 12 } },
  CalendarExports_end: { body: { stay_id: 12 } },
  CalendarFeeds_create: {
    body: {
      stay_id: 12,
      name: 'Airbnb',
      url: 'https://calendars.example.com/stay-12.ics?key=a1b2c3',
      horizon_days: 365,
    },
  },
  CalendarFeeds_change: { path: { id: 1 }, body: { name: 'Airbnb, upper floor' } },
  Bookings_place: [
    {
      summary: 'Paid on arrival',
      body: {
        ...GUEST,
        stay_slug: CABIN,
        check_in: day(FREE),
        check_out: day(FREE + 3),
        guests: 2,
        payment_method: 'on_arrival',
        client_token: 'a-guest-books-once',
      },
    },
    {
      summary: "Paid by card, with the simulator's card",
      body: {
        ...GUEST,
        stay_slug: CABIN,
        check_in: day(FREE + 10),
        check_out: day(FREE + 12),
        guests: 2,
        payment_method: 'card',
        card_number: '4242424242424242',
        card_name: 'Sara Haddad',
        card_expiry: '12/34',
        card_cvc: '123',
        client_token: 'a-guest-pays-by-card',
      },
    },
  ],
  Bookings_one: { path: { reference: PENDING.reference }, query: { email: PENDING.email } },
  Bookings_cancellation: { path: { reference: PENDING.reference }, query: { email: PENDING.email } },
  Bookings_cancel: {
    path: { reference: CONFIRMED.reference },
    query: { email: CONFIRMED.email },
    body: { expected_refund: 295 },
  },
  BookingRefunds_preview: { path: { reference: COMPLETED.reference }, body: { amount: 20, reason: 'No warm water' } },
  BookingRefunds_create: {
    path: { reference: COMPLETED.reference },
    body: { amount: 20, reason: 'No warm water', client_token: '0f6b1f0e-6a52-4a3b-9a55-0f0c8a4c2d11' },
  },
  Deposits_keep: { path: { reference: COMPLETED.reference }, body: { keep: 0, reason: 'Nothing is broken' } },
  BookingsStaff_change: [
    {
      summary: 'The host confirms a booking that is paid on arrival',
      path: { reference: PENDING.reference },
      body: { action: 'confirm', admin_notes: 'Arrives late' },
    },
    { summary: 'A note alone', path: { reference: PENDING.reference }, body: { admin_notes: 'Arrives after ten' } },
  ],
  StaffDateChanges_changeDates: {
    path: { reference: PENDING.reference },
    body: { check_in: day(FREE + 20), check_out: day(FREE + 26), reason: 'The guest called' },
  },
  Reviews_ofStay: { path: { slug: CABIN } },
  Reviews_create: {
    path: { reference: COMPLETED.reference },
    query: { email: COMPLETED.email },
    body: { rating: 4.5, comment: 'Quiet, spotless, and the view at breakfast is hard to leave.' },
  },
  ReviewsStaff_setStatus: { path: { id: 1 }, body: { status: 'hidden' } },
  Inquiries_receive: {
    body: {
      name: 'Sara Haddad',
      email: 'sara@example.com',
      message: 'Is there a crib?',
      stay_slug: CABIN,
      check_in: day(FREE),
      check_out: day(FREE + 3),
      guests: 2,
      client_token: 'a-question-is-sent-once',
    },
  },
  InquiriesStaff_change: { path: { id: 3 }, body: { status: 'closed', admin_notes: 'Called back' } },
  FaqStaff_create: {
    body: {
      question: { en: 'Is there parking?', ar: 'هل يوجد موقف؟' },
      answer: { en: 'Yes, one place a stay.', ar: 'نعم، موقف واحد لكل إقامة.' },
    },
  },
  FaqStaff_change: { path: { id: 2 }, body: { is_active: true, sort_order: 5 } },
});
