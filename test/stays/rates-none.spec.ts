import { day, makeStay } from './factories';
import { type Stays, startStays } from './stays';
import { book, mailOf, quoteOf } from './rates.actors';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

describe('without any rule', () => {
  /** The fields of a quote before rates were added. */
  const FORMER_QUOTE = [
    'check_in',
    'check_out',
    'guests',
    'nights',
    'nightly_rate',
    'subtotal',
    'cleaning_fee',
    'total',
    'currency',
    'available',
    'reason',
  ];
  const TOKEN = ['policy', 'quote_token', 'quote_expires_at', 'quote_locked_until'];
  const ADDED = ['nightly_rate_varies', 'deposit', 'to_pay', 'lines', ...TOKEN];

  it('7.1: a quote is byte for byte that of before, new fields aside', async () => {
    const stay = await makeStay(stays.service.db);
    const nights = { check_in: day(60), check_out: day(63) };
    const quote = await quoteOf(stays, stay.slug, nights.check_in, nights.check_out);
    expect(Object.keys(quote).filter(name => !ADDED.includes(name))).toEqual(FORMER_QUOTE);
    expect(JSON.stringify(quote, FORMER_QUOTE)).toBe(
      JSON.stringify({
        ...nights,
        guests: 2,
        nights: 3,
        nightly_rate: 100,
        subtotal: 300,
        cleaning_fee: 40,
        total: 340,
        currency: 'USD',
        available: true,
        reason: null,
      }),
    );
  });

  /** Fields that came with rates, deposits, policies and changes of dates. */
  const ADDED_TO_BOOKINGS = new Set([
    'nightly_rate_varies',
    'deposit',
    'deposit_kept',
    'deposit_reason',
    'deposit_returns_at',
    'deposit_settled_at',
    'to_pay',
    'lines',
    'policy',
    'change',
    'can_change',
    'payment_processing_until',
  ]);
  const formerText = (booking: object) =>
    JSON.stringify(booking, (name, value: unknown) => (ADDED_TO_BOOKINGS.has(name) ? undefined : value));

  it('7.1: a booking and its mail are byte for byte those of before, new fields aside', async () => {
    const stay = await makeStay(stays.service.db);
    const nights = { check_in: '2031-02-04', check_out: '2031-02-07' };
    const guest_email = 'plain@example.com';
    const receipt = (await book(stays, { stay_slug: stay.slug, ...nights, guest_email })).body.data;
    const { reference, access_token } = receipt;
    const address = `/api/bookings/${reference}?token=${access_token}`;
    const booking = (await stays.anonymous.get(address)).body.data;
    const states = { status: 'pending', payment_status: 'unpaid', payment_method: 'on_arrival' };
    const times = { ...nights, check_in_time: '15:00', check_out_time: '11:00', nights: 3, guests: 2 };
    const deadline = { cancellation_deadline: '2031-01-28T11:00:00.000Z' };
    const cover_url = '/stays/media/uploads/picture-1.jpg';
    expect(formerText(receipt)).toBe(
      JSON.stringify({
        reference,
        access_token,
        ...states,
        stay_slug: stay.slug,
        stay_title: stay.title,
        ...times,
        ...deadline,
        total: 340,
        currency: 'USD',
        redirect_url: null,
        session_id: null,
        failure_reason: null,
        code: null,
        next: null,
      }),
    );
    expect(formerText(booking)).toBe(
      JSON.stringify({
        reference,
        ...states,
        stay: {
          id: stay.id,
          reference: stay.reference,
          slug: stay.slug,
          title: stay.title,
          cover_url,
          pictures: [{ url: cover_url, alt: stay.title, width: null, height: null, versions: [] }],
        },
        ...times,
        guest_first_name: 'Sara',
        guest_last_name: 'Haddad',
        guest_email,
        guest_phone: null,
        special_requests: null,
        locale: 'en',
        nightly_rate: 100,
        subtotal: 300,
        cleaning_fee: 40,
        total: 340,
        currency: 'USD',
        failure_reason: null,
        ...deadline,
        hold_expires_at: null,
        late_payment: null,
        timeline: [{ status: 'pending', at: booking.placed_at, by: 'guest', reason: null }],
        placed_at: booking.placed_at,
        updated_at: booking.placed_at,
        redirect_url: null,
        refunds: [],
        can_cancel: true,
        can_review: false,
      }),
    );
    expect(await mailOf(stays, guest_email)).toBe(
      [
        'Hello Sara,',
        'Thank you for booking with Harbour & Pine Stays. We have reserved the nights for you and will confirm soon. ' +
          'You pay when you arrive.',
        [
          `Booking: ${reference}`,
          `Stay: ${stay.title.en}`,
          `Where: ${stay.locationHint.en}`,
          'Check-in: Tuesday, February 4, 2031, from 15:00',
          'Check-out: Friday, February 7, 2031, until 11:00',
          'Guests: 2',
          'Total: $340.00',
          'Questions: +971 4 555 0142 · hello@harbour-pine.example',
        ].join('\n'),
        `Open my booking: http://localhost:5173/bookings/${reference}?token=${access_token}`,
        'Harbour & Pine Stays',
      ].join('\n\n'),
    );
    const managed = (await stays.host.get(`/api/bookings/manage/${reference}`)).body.data;
    expect(managed).toMatchObject({ nightly_rate: 100, subtotal: 300, cleaning_fee: 40, total: 340, to_pay: 340 });
  });
});
