import { statuses, race } from '../harness/race';
import { day, makeBlock, makeStay } from './factories';
import { bookingBody, CARD, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

let visitors = 0;
/** Each call from an address of its own, since five bookings from one address are all there are. */
const visitor = () => {
  visitors += 1;
  return stays.anonymous.with({ 'X-Forwarded-For': `10.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
};
const book = (values: Record<string, unknown> = {}) => visitor().post('/api/bookings', bookingBody(values));
const bookings = async () => (await stays.service.db.row<{ n: number }>('SELECT count(*) AS n FROM booking'))!.n;

describe('booking', () => {
  it('answers a receipt, and the booking to whoever has its token or e-mail address', async () => {
    const { id, slug } = await makeStay(stays.service.db);
    const { status, body } = await book({ stay_slug: slug });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      reference: expect.stringMatching(/^BKG-[2-9A-Z]{10}$/),
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      status: 'pending',
      payment_status: 'unpaid',
      payment_method: 'on_arrival',
      stay_slug: slug,
      stay_title: expect.objectContaining({ en: expect.any(String) }),
      check_in: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      check_out: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      check_in_time: '15:00',
      check_out_time: '11:00',
      nights: 3,
      guests: expect.any(Number),
      cancellation_deadline: expect.stringMatching(/Z$/),
      total: 340,
      deposit: 0,
      to_pay: 340,
      currency: 'USD',
      redirect_url: null,
      session_id: null,
      failure_reason: null,
      code: null,
      next: null,
    });
    const { reference, access_token } = body.data;
    const byToken = await stays.anonymous.get(`/api/bookings/${reference}?token=${access_token}`);
    const byEmail = await stays.anonymous.get(`/api/bookings/${reference.toLowerCase()}?email=%20SARA@Example.com`);
    expect(byToken.body.data).toMatchObject({ stay: { id }, can_cancel: true, can_review: false, nights: 3 });
    expect(byToken.body.data).not.toHaveProperty('access_token');
    expect(byToken.body.data.timeline).toMatchObject([{ status: 'pending', by: 'guest' }]);
    expect(byEmail.body).toEqual(byToken.body);
    const { placed_at, updated_at } = (await stays.host.get(`/api/bookings/manage/${reference}`)).body.data;
    expect(updated_at).toBe(placed_at);
  });

  it('lets one of forty at once have overlapping nights', async () => {
    const { slug } = await makeStay(stays.service.db);
    const answers = await race(40, index =>
      book({ stay_slug: slug, check_in: day(40 + (index % 3)), check_out: day(44 + (index % 5)) }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 39 });
    const refused = answers.filter(({ status }) => status === 409);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['dates_taken']));
    // Help may be left out under load; it never names who holds the nights.
    for (const { body } of refused)
      expect(Object.keys(body.details ?? { nearest: [], equal_stays: [], waitlist: false }).toSorted()).toEqual([
        'equal_stays',
        'nearest',
        'waitlist',
      ]);
  });

  it('refuses thirty-nine of forty from one address for the nights, not for being many', async () => {
    const { slug } = await makeStay(stays.service.db);
    const address = stays.anonymous.with({ 'X-Forwarded-For': '10.7.7.7' });
    const answers = await race(40, () => address.post('/api/bookings', bookingBody({ stay_slug: slug })));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 39 });
  });

  it('never sells a night that is blocked meanwhile', async () => {
    const stay = await makeStay(stays.service.db);
    const answers = await race(20, index =>
      index % 2
        ? book({ stay_slug: stay.slug, check_in: day(50), check_out: day(53) })
        : stays.owner.post('/api/availability/blocks', { stay_id: stay.id, from: day(51), to: day(54) }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
  });

  it('leaves a check-out day to the next guest', async () => {
    const { slug } = await makeStay(stays.service.db);
    const nights = (from: number, to: number) =>
      book({ stay_slug: slug, check_in: day(60 + from), check_out: day(60 + to) });
    expect((await nights(1, 5)).status).toBe(201);
    expect((await nights(5, 8)).status).toBe(201);
    expect((await nights(4, 6)).status).toBe(409);
  });

  it('answers the first receipt for the same token, also at once, and once only', async () => {
    const { slug } = await makeStay(stays.service.db);
    const body = bookingBody({ stay_slug: slug, client_token: 'the-very-same-token' });
    const before = await bookings();
    const answers = await race(10, () =>
      stays.anonymous.with({ 'X-Forwarded-For': '10.9.9.9' }).post('/api/bookings', body),
    );
    expect(statuses(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await bookings()).toBe(before + 1);
    const [notified] = await stays.service.db.rows<{ n: number }>(
      `SELECT count(*) AS n FROM notification WHERE recipient_id = $1 AND data ->> 'reference' = $2`,
      [stays.owner.id, answers[0]!.body.data.reference],
    );
    expect(notified!.n).toBe(1);

    const again = await visitor().post('/api/bookings', {
      ...body,
      guest_email: ' SARA@example.com',
      guests: 99,
      client_token: 'The-Very-Same-TOKEN',
    });
    expect(again.text).toBe(answers[0]!.text);
    const other = await visitor().post('/api/bookings', { ...body, guest_email: 'other@example.com' });
    expect([other.status, other.body.code]).toEqual([409, 'client_token_reused']);
    expect(other.text).not.toContain(answers[0]!.body.data.access_token);
  });

  it('counts five made in ten minutes from one address, and neither refusals nor receipts given again', async () => {
    const stay = await makeStay(stays.service.db, { minNights: 1 });
    const address = stays.anonymous.with({ 'X-Forwarded-For': '10.8.8.8' });
    const send = (from: number, values = {}) =>
      address.post(
        '/api/bookings',
        bookingBody({ stay_slug: stay.slug, check_in: day(from), check_out: day(from + 1), ...values }),
      );
    const first = bookingBody({ stay_slug: stay.slug, check_in: day(100), check_out: day(101) });
    expect((await address.post('/api/bookings', first)).status).toBe(201);
    for (const from of [101, 102, 103, 104]) {
      expect((await send(100)).status).toBe(409);
      expect((await send(from)).status).toBe(201);
    }
    const sixth = await send(105);
    expect([sixth.status, sixth.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
    expect((await address.post('/api/bookings', first)).status).toBe(201);
    expect((await book({ stay_slug: stay.slug, check_in: day(105), check_out: day(106) })).status).toBe(201);
  });

  it('stores nothing of what a program sends, and answers it alike', async () => {
    const { slug } = await makeStay(stays.service.db);
    const before = await bookings();
    const trapped = await book({ stay_slug: slug, company: 'Robots Inc.' });
    const honest = await book({ stay_slug: slug, company: '' });
    expect([trapped.status, honest.status]).toEqual([201, 201]);
    expect(Object.keys(trapped.body.data)).toEqual(Object.keys(honest.body.data));
    expect({ ...trapped.body.data, reference: '', access_token: '' }).toEqual({
      ...honest.body.data,
      reference: '',
      access_token: '',
    });
    expect(await bookings()).toBe(before + 1);
    const again = () =>
      book({ stay_slug: slug, company: 'x', client_token: 'again-and-again', check_in: day(90), check_out: day(92) });
    expect((await again()).text).toBe((await again()).text);
    const { reference, access_token } = trapped.body.data;
    const gone = await stays.anonymous.get(`/api/bookings/${reference}?token=${access_token}`);
    expect(gone.status).toBe(404);
  });

  it('says why nights cannot be booked, the same as the quote, in one order', async () => {
    const stay = await makeStay(stays.service.db);
    await makeBlock(stays.service.db, { stayId: stay.id, from: day(20), to: day(24) });
    const cases: [string, number, { check_in: string; check_out: string; guests: number }, object | null][] = [
      ['past', 422, { check_in: day(-2), check_out: day(-1), guests: 9 }, null],
      ['min_nights', 422, { check_in: day(21), check_out: day(22), guests: 9 }, { min_nights: 2 }],
      ['capacity', 422, { check_in: day(21), check_out: day(23), guests: 9 }, { max_guests: 4 }],
      ['dates_taken', 409, { check_in: day(21), check_out: day(23), guests: 4 }, null],
    ];
    for (const [code, status, wanted, details] of cases) {
      const refused = await book({ stay_slug: stay.slug, ...wanted });
      const { nearest: _nearest, equal_stays: _equal, waitlist: _waitlist, ...limits } = refused.body.details;
      expect([refused.status, refused.body.code, limits]).toEqual([status, code, details ?? {}]);
      const quote = await stays.anonymous.get(
        `/api/stays/${stay.slug}/quote?checkIn=${wanted.check_in}&checkOut=${wanted.check_out}&guests=${wanted.guests}`,
      );
      expect(quote.body.data).toMatchObject({ available: false, reason: code === 'dates_taken' ? 'taken' : code });
    }
    expect((await book({ stay_slug: 'nowhere' })).status).toBe(404);
  });

  it('goes by the day of the company', async () => {
    const { clock } = stays.service;
    clock.set('2026-05-09T20:30:00Z'); // already the 10th in Dubai
    try {
      const stay = await makeStay(stays.service.db);
      const past = await book({ stay_slug: stay.slug, check_in: '2026-05-09', check_out: '2026-05-12' });
      expect([past.status, past.body.code]).toEqual([422, 'past']);
      const today = await book({ stay_slug: stay.slug, check_in: '2026-05-10', check_out: '2026-05-12' });
      expect(today.status).toBe(201);
    } finally {
      clock.set(new Date().toISOString());
    }
  });

  it.each([
    ['check_in', '2026-02-30'],
    ['check_in', '2026-2-3'],
    ['check_in', '2026-02-03T00:00Z'],
    ['check_out', '99999-01-01'],
    ['check_out', day(30)],
    ['check_out', day(29)],
    ['guests', 0],
    ['guests', 2.5],
    ['guests', '2'],
    ['guest_first_name', '   '],
    ['guest_last_name', undefined],
    ['guest_email', 'nobody'],
    ['guest_phone', 'call me'],
    ['payment_method', 'cash'],
    ['client_token', 'short'],
    ['client_token', 'x'.repeat(65)],
    ['locale', 'fr'],
    ['total', 1],
  ])('refuses %s %p', async (field, value) => {
    const { status, body } = await book({ [field]: value });
    expect([status, body.code, Object.keys(body.errors)]).toEqual([400, 'validation_failed', [field]]);
  });
});

describe('the guest of a booking', () => {
  it('is told the same 404 whatever is wrong', async () => {
    const { slug } = await makeStay(stays.service.db);
    const { reference, access_token } = (await book({ stay_slug: slug })).body.data;
    const other = (await book({ stay_slug: slug, check_in: day(70), check_out: day(73), guest_email: 'x@example.com' }))
      .body.data;
    const misses = [
      `${reference}`,
      `${reference}?token=`,
      `${reference}?token[]=${access_token}`,
      `${reference}?token=${access_token}&token=${access_token}`,
      `${reference}?token=${other.access_token}`,
      `${reference}?email=x@example.com`,
      `${reference}?email=`,
      `${reference}?token=${access_token}&email=x@example.com`,
      `${reference}?token=wrong&email=sara@example.com`,
      `BKG-2222222222?token=${access_token}`,
      `%00?token=${access_token}`,
    ];
    const answers = [];
    for (const miss of misses) answers.push(await stays.anonymous.get(`/api/bookings/${miss}`));
    for (const path of ['cancel', 'settle'])
      answers.push(await stays.anonymous.post(`/api/bookings/${reference}/${path}`));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]!.status).toBe(404);
    const both = await stays.anonymous.get(`/api/bookings/${reference}?token=${access_token}&email=sara@example.com`);
    expect(both.status).toBe(200);
  });

  it('cancels once, whoever asks at the same time, and is paid back once', async () => {
    const { slug } = await makeStay(stays.service.db);
    const { reference, access_token } = (await book({ stay_slug: slug, ...CARD })).body.data;
    const cancel = () => stays.anonymous.post(`/api/bookings/${reference}/cancel?token=${access_token}`);
    const answers = await race(4, cancel);
    expect(statuses(answers)).toEqual({ 201: 1, 422: 3 });
    expect(answers.find(({ status }) => status === 422)!.body.code).toBe('already_cancelled');
    expect(answers.find(({ status }) => status === 201)!.body.data).toMatchObject({
      status: 'cancelled',
      payment_status: 'refunded',
      can_cancel: false,
    });
    expect((await book({ stay_slug: slug })).status).toBe(201);
    const [told] = await stays.service.db.rows<{ n: number }>(
      `SELECT count(*) AS n FROM notification WHERE type = 'booking_cancelled' AND recipient_id = $1 AND data ->> 'reference' = $2`,
      [stays.owner.id, reference],
    );
    expect(told!.n).toBe(1);
  });

  it('is written to in their language', async () => {
    const { slug } = await makeStay(stays.service.db);
    const { mailbox } = stays.service;
    const made = await book({ stay_slug: slug, ...CARD, guest_email: 'layla@example.com', locale: 'ar' });
    const { reference, access_token } = made.body.data;
    await stays.anonymous.post(`/api/bookings/${reference}/cancel?token=${access_token}`);
    await stays.service.doJobs();
    const mails = mailbox.list().filter(({ to }) => to === 'layla@example.com');
    expect(mails.map(({ subject }) => subject).sort()).toEqual(
      [`أُلغي حجزك ${reference}`, `حجزك ${reference} مؤكد`].sort(),
    );
    expect(mails[0]!.text).toContain(`/bookings/${reference}?token=${access_token}`);
    expect(mails[0]!.text).not.toMatch(/\{\{|mail\./);
    for (const { text } of mails) expect(text).toMatch(/إقامات المرفأ والصنوبر$/);
  });
});
