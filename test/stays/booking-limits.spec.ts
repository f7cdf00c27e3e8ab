import { randomUUID } from 'node:crypto';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { spend } from '../harness/spend';
import { day, makeStay } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  await set('max_days_ahead', 730);
});
afterAll(() => stays?.service.close());

let visitors = 0;
/** A visitor of their own address, so that limits do not meet. */
const visitor = (): Client => stays.anonymous.with({ 'X-Forwarded-For': `198.51.100.${++visitors}` });
const book = (values: object, caller = visitor()) => caller.post('/api/bookings', bookingBody({ ...values }));
const set = (key: string, value: unknown) => stays.owner.patch(`/api/settings/${key}`, { value });

describe('the nights of a booking', () => {
  const wanted = (from: number, to: number) => ({ check_in: day(from), check_out: day(to) });
  const asked = async (slug: string, from: number, to: number) => {
    const quote = await stays.anonymous.get(`/api/stays/${slug}/quote?checkIn=${day(from)}&checkOut=${day(to)}`);
    const { status, body } = await book({ stay_slug: slug, ...wanted(from, to) });
    return { quoted: [quote.body.data.available, quote.body.data.reason], booked: [status, body.code, body.details] };
  };

  it('are sixty at most, and begin within two years', async () => {
    const { slug } = await makeStay(stays.service.db);
    expect(await asked(slug, 10, 71)).toEqual({
      quoted: [false, 'max_nights'],
      booked: [422, 'max_nights', expect.objectContaining({ max_nights: 60 })],
    });
    expect(await asked(slug, 731, 735)).toEqual({
      quoted: [false, 'too_far'],
      booked: [422, 'too_far', expect.objectContaining({ max_days_ahead: 730 })],
    });
    expect((await book({ stay_slug: slug, ...wanted(10, 70) })).status).toBe(201);
    expect((await book({ stay_slug: slug, ...wanted(729, 733) })).status).toBe(201);
  });

  it('follow the settings', async () => {
    const { slug } = await makeStay(stays.service.db);
    expect((await set('max_nights', 0)).status).toBe(400);
    expect((await set('max_days_ahead', 1.5)).status).toBe(400);
    await set('max_nights', 5);
    await set('max_days_ahead', 20);
    try {
      expect((await asked(slug, 10, 16)).booked).toEqual([
        422,
        'max_nights',
        expect.objectContaining({ max_nights: 5 }),
      ]);
      expect((await asked(slug, 22, 25)).booked).toEqual([
        422,
        'too_far',
        expect.objectContaining({ max_days_ahead: 20 }),
      ]);
    } finally {
      await set('max_nights', 60);
      await set('max_days_ahead', 730);
    }
  });
});

describe('unpaid bookings on arrival', () => {
  beforeAll(() => set('max_unpaid_on_arrival', 3));
  afterAll(() => set('max_unpaid_on_arrival', 1000));

  it('are three for one e-mail address, also of ten at once', async () => {
    const { slug } = await makeStay(stays.service.db, { minNights: 1 });
    const guest_email = 'often@example.com';
    const at = (from: number) => ({ stay_slug: slug, guest_email, check_in: day(from), check_out: day(from + 1) });
    const answers = await race(10, index => book(at(100 + index)));
    expect(statuses(answers)).toEqual({ 201: 3, 422: 7 });
    const refused = answers.find(({ status }) => status === 422)!.body;
    expect([refused.code, refused.details]).toEqual(['too_many_unpaid', { max_unpaid: 3 }]);
    expect((await book({ ...at(120), guest_email: ' OFTEN@example.com' })).status).toBe(422);
    expect((await book({ ...at(120), payment_method: 'wallet' })).status).toBe(201);
    expect((await book({ ...at(121), guest_email: 'seldom@example.com' })).status).toBe(201);
    const { reference, access_token } = answers.find(({ status }) => status === 201)!.body.data;
    await visitor().post(`/api/bookings/${reference}/cancel?token=${access_token}`);
    expect((await book(at(122))).status).toBe(201);
    expect((await book(at(123))).status).toBe(422);
  });

  it('of the same token are answered alike, however many are sent at once', async () => {
    const { slug } = await makeStay(stays.service.db);
    const guest_email = 'parallel@example.com';
    for (const from of [40, 50]) {
      expect((await book({ stay_slug: slug, guest_email, check_in: day(from), check_out: day(from + 2) })).status).toBe(
        201,
      );
    }
    const body = bookingBody({ stay_slug: slug, guest_email, check_in: day(60), check_out: day(62) });
    const answers = await race(12, () => visitor().post('/api/bookings', body));
    expect(statuses(answers)).toEqual({ 201: 12 });
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });
});

describe('what one visitor address holds of a stay without having paid', () => {
  beforeAll(async () => {
    await set('max_unpaid_per_visitor', 3);
    await set('max_unpaid_nights_per_visitor', 30);
  });
  afterAll(async () => {
    await set('max_unpaid_per_visitor', 1000);
    await set('max_unpaid_nights_per_visitor', 3650);
  });

  let guests = 0;
  const send = (caller: Client, slug: string, [from, nights]: readonly [number, number], fields = {}) =>
    caller.post(
      '/api/bookings',
      bookingBody({
        stay_slug: slug,
        guest_email: `guest${++guests}@example.com`,
        check_in: day(from),
        check_out: day(from + nights),
        ...fields,
      }),
    );
  const stay = async () => (await makeStay(stays.service.db, { minNights: 1 })).slug;

  it('are three bookings, also of ten at once by ten e-mail addresses', async () => {
    const [slug, caller] = [await stay(), visitor()];
    const answers = await race(10, index => send(caller, slug, [100 + 2 * index, 1]));
    expect(statuses(answers)).toEqual({ 201: 3, 422: 7 });
    const refused = answers.find(({ status }) => status === 422)!.body;
    expect([refused.code, refused.details]).toEqual(['too_many_unpaid_here', { max_unpaid: 3, max_unpaid_nights: 30 }]);
    expect((await send(visitor(), slug, [150, 1])).status).toBe(201);
    expect((await send(caller, await stay(), [150, 1])).status).toBe(201);
    const { reference, access_token } = answers.find(({ status }) => status === 201)!.body.data;
    await caller.post(`/api/bookings/${reference}/cancel?token=${access_token}`);
    expect((await send(caller, slug, [160, 1])).status).toBe(201);
    expect((await send(caller, slug, [170, 1])).status).toBe(422);
  });

  it('are thirty nights, of parallel bookings together', async () => {
    const [slug, caller] = [await stay(), visitor()];
    const answers = await race(6, index => send(caller, slug, [100 + 20 * index, 14]));
    expect(statuses(answers)).toEqual({ 201: 2, 422: 4 });
    expect((await send(caller, slug, [300, 3])).body.code).toBe('too_many_unpaid_here');
    expect((await send(caller, slug, [300, 2])).status).toBe(201);
    expect((await send(visitor(), await stay(), [100, 31])).body.code).toBe('too_many_unpaid_here');
  });

  it('are thirty nights when the dates of a booking change', async () => {
    await set('allow_date_changes', true);
    const [slug, caller] = [await stay(), visitor()];
    const { reference, access_token } = (await send(caller, slug, [100, 14])).body.data;
    await send(caller, slug, [200, 10]);
    const change = (nights: number) =>
      caller.post(`/api/bookings/${reference}/change?token=${access_token}`, {
        check_in: day(100),
        check_out: day(100 + nights),
        guests: 2,
        client_token: randomUUID(),
      });
    expect((await change(21)).body.code).toBe('too_many_unpaid_here');
    expect((await change(20)).status).toBe(201);
    expect((await change(7)).status).toBe(201);
    await set('allow_date_changes', false);
  });

  it('count an IPv6 visitor by its network', async () => {
    const slug = await stay();
    const from = (host: number) => stays.anonymous.with({ 'X-Forwarded-For': `2001:db8:7:1::${host}` });
    const answers = await race(4, index => send(from(index + 1), slug, [100 + 2 * index, 1]));
    expect(statuses(answers)).toEqual({ 201: 3, 422: 1 });
    const other = stays.anonymous.with({ 'X-Forwarded-For': '2001:db8:7:2::1' });
    expect((await send(other, slug, [150, 1])).status).toBe(201);
  });

  it('do not count what is paid, and never stop a guest who pays', async () => {
    const [slug, caller] = [await stay(), visitor()];
    const paid = { payment_method: 'wallet' };
    expect((await send(caller, slug, [100, 40], paid)).status).toBe(201);
    for (const from of [260, 270, 280]) expect((await send(caller, slug, [from, 3])).status).toBe(201);
    expect((await send(caller, slug, [290, 3])).status).toBe(422);
    expect((await send(caller, slug, [290, 3], paid)).status).toBe(201);
  });
});

it('opens no booking by its e-mail address to whoever has guessed 120 references in an hour', async () => {
  const { slug } = await makeStay(stays.service.db);
  const guest_email = 'hidden@example.com';
  const { reference, access_token } = (await book({ stay_slug: slug, guest_email })).body.data;
  const guesser = visitor();
  const open = (caller: Client, name: string) => caller.get(`/api/bookings/${name}?email=${guest_email}`);
  await spend(stays.service, 'misses', `198.51.100.${visitors}`, 117);
  for (let guess = 0; guess < 3; guess++) expect((await open(guesser, `BKG-22222222${10 + guess}`)).status).toBe(404);
  const refused = await open(guesser, reference);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await guesser.get(`/api/bookings/${reference}?token=${access_token}`)).status).toBe(200);
  expect((await open(visitor(), reference)).status).toBe(200);
});

it('mails no address more than five times a day for what a form caused, nor with a word of its sender', async () => {
  // Days of mails end at midnight in UTC.
  stays.service.clock.stop();
  const { slug } = await makeStay(stays.service.db, { minNights: 1 });
  const guest_email = 'stranger@example.com';
  for (let count = 0; count < 7; count++) {
    const dates = { check_in: day(200 + count), check_out: day(201 + count) };
    const guest_first_name = 'Visit evil.example now';
    expect((await book({ stay_slug: slug, guest_email, guest_first_name, ...dates })).status).toBe(201);
  }
  await stays.service.doJobs();
  const mails = stays.service.mailbox.list().filter(({ to }) => to === guest_email);
  expect(mails).toHaveLength(5);
  for (const { text, subject } of mails) expect(`${subject} ${text}`).not.toContain('evil');
});
