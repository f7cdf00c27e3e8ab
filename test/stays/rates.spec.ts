import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { makeStay } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

let visitors = 0;
/** Each booking from an address of its own. */
const visitor = () => {
  visitors += 1;
  return stays.anonymous.with({ 'X-Forwarded-For': `10.3.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
};
const book = (values: Record<string, unknown>) => visitor().post('/api/bookings', bookingBody(values));
const ratesOf = (stay: { id: number }, rule = '') => `/api/stays/manage/${stay.id}/rates${rule}`;
const quoteOf = async (slug: string, checkIn: string, checkOut: string, guests = 2) =>
  (await stays.anonymous.get(`/api/stays/${slug}/quote?checkIn=${checkIn}&checkOut=${checkOut}&guests=${guests}`)).body
    .data;

const RULE = {
  name: { en: 'Year end', ar: 'نهاية العام' },
  layer: 'season',
  from: '2030-12-28',
  to: '2031-01-03',
  nightly_rate: 200,
};

describe('a rule', () => {
  it('is created, listed, changed and deleted by staff', async () => {
    const stay = await makeStay(stays.service.db);
    const made = await stays.host.post(ratesOf(stay), RULE);
    expect([made.status, made.body.data]).toEqual([
      201,
      {
        id: expect.any(Number),
        stay_id: stay.id,
        ...RULE,
        weekdays: [],
        min_nights: null,
        max_nights: null,
        closed_to_arrival: null,
        closed_to_departure: null,
        created_at: expect.stringMatching(/Z$/),
        updated_at: expect.stringMatching(/Z$/),
      },
    ]);
    const path = ratesOf(stay, `/${made.body.data.id}`);
    const changed = await stays.host.put(path, { layer: 'weekdays', weekdays: [6, 5, 6], min_nights: 3 });
    expect([changed.status, changed.body.data]).toMatchObject([200, { weekdays: [5, 6], min_nights: 3 }]);
    expect((await stays.host.put(path, { nightly_rate: null })).body.data.nightly_rate).toBeNull();
    expect((await stays.host.put(path, { min_nights: null })).body.errors).toHaveProperty('nightly_rate');
    expect((await stays.host.get(ratesOf(stay))).body.data).toHaveLength(1);
    const other = await makeStay(stays.service.db);
    expect((await stays.host.put(ratesOf(other, `/${made.body.data.id}`), { min_nights: 4 })).status).toBe(404);
    expect((await stays.host.delete(ratesOf(other, `/${made.body.data.id}`))).status).toBe(404);
    expect((await stays.host.delete(path)).status).toBe(200);
    expect((await stays.host.get(ratesOf(stay))).body.data).toEqual([]);
    expect((await stays.host.get(ratesOf({ id: 999_999 }))).status).toBe(404);
    expect((await stays.host.post(ratesOf({ id: 999_999 }), RULE)).status).toBe(404);
  });

  it.each([
    [{ to: RULE.from }, 'to'],
    [{ nightly_rate: null }, 'nightly_rate'],
    [{ nightly_rate: 99.5 }, 'nightly_rate'],
    [{ layer: 'weekdays' }, 'weekdays'],
    [{ layer: 'weekdays', weekdays: [7] }, 'weekdays'],
    [{ weekdays: [1] }, 'weekdays'],
    [{ layer: 'monthly' }, 'layer'],
    [{ min_nights: 366 }, 'min_nights'],
    [{ name: { en: 'Year end' } }, 'name.ar'],
  ])('with %j is refused', async (values, field) => {
    const stay = await makeStay(stays.service.db);
    const answer = await stays.host.post(ratesOf(stay), { ...RULE, ...values });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('a stay has at most 200 of them, also when several are sent at once', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db);
    await db.rows(
      `INSERT INTO rate_rule (stay_id, name, layer, from_day, to_day, nightly_rate_cents)
       SELECT $1, '{"en":"Day","ar":"يوم"}', 'special', '2030-01-01'::date + number, '2030-01-02'::date + number, 10000
       FROM generate_series(1, 198) number`,
      [stay.id],
    );
    const answers = await race(5, index =>
      stays.host.post(ratesOf(stay), { ...RULE, from: `2035-01-0${index + 1}`, to: `2035-01-0${index + 2}` }),
    );
    expect(statuses(answers)).toEqual({ 201: 2, 422: 3 });
    const refused = answers.find(({ status }) => status === 422)!.body;
    expect([refused.code, refused.details]).toEqual(['too_many_rates', { max_rates: 200 }]);
  });

  it('7.4: of 20 that overlap in one layer and are sent at once, one is stored', async () => {
    const stay = await makeStay(stays.service.db);
    const answers = await race(20, index =>
      stays.host.post(ratesOf(stay), { ...RULE, from: `2030-12-${10 + index}`, nightly_rate: 100 + index }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
    const { id, name, from, to } = answers.find(({ status }) => status === 201)!.body.data;
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect([body.code, body.details]).toEqual(['rate_overlap', { rule_id: id, name, from, to }]);
    expect((await stays.host.post(ratesOf(stay), { ...RULE, layer: 'special' })).status).toBe(201);
  });

  it('of the layer weekdays may have the days of another one on other weekdays', async () => {
    const stay = await makeStay(stays.service.db);
    const weekdays = (days: number[]) => ({ ...RULE, layer: 'weekdays', weekdays: days });
    expect((await stays.host.post(ratesOf(stay), weekdays([4, 5]))).status).toBe(201);
    expect((await stays.host.post(ratesOf(stay), weekdays([6, 0]))).status).toBe(201);
    expect((await stays.host.post(ratesOf(stay), weekdays([5]))).status).toBe(409);
  });

  it('shares no night with another one of its layer, whoever writes it', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db);
    const insert = () =>
      db.rows(
        `INSERT INTO rate_rule (stay_id, name, layer, from_day, to_day, min_nights)
         VALUES ($1, '{"en":"a","ar":"b"}', 'season', '2030-01-01', '2030-02-01', 3)`,
        [stay.id],
      );
    await insert();
    await expect(insert()).rejects.toThrow('rate_span_once');
  });
});

describe('prices by night', () => {
  it('7.2: a season from 28 December to 3 January at 200 over 100 makes 30 December to 5 January 4 × 200 + 2 × 100', async () => {
    const stay = await makeStay(stays.service.db);
    await stays.host.post(ratesOf(stay), RULE);
    const quote = await quoteOf(stay.slug, '2030-12-30', '2031-01-05');
    expect(quote).toMatchObject({ subtotal: 1000, total: 1040, to_pay: 1040, nightly_rate: 167, available: true });
    expect(quote.nightly_rate_varies).toBe(true);
    expect(quote.lines).toEqual([
      { kind: 'nights', label: RULE.name, quantity: 4, unit_price: 200, amount: 800 },
      { kind: 'nights', label: { en: 'Nights', ar: 'الليالي' }, quantity: 2, unit_price: 100, amount: 200 },
      { kind: 'cleaning', label: { en: 'Cleaning', ar: 'التنظيف' }, quantity: 1, unit_price: 40, amount: 40 },
    ]);
  });

  it('take the value of the highest layer that has one, value by value', async () => {
    const stay = await makeStay(stays.service.db);
    const add = (values: Record<string, unknown>) => stays.host.post(ratesOf(stay), { ...RULE, ...values });
    await add({ from: '2030-06-01', to: '2030-07-01', nightly_rate: 150, min_nights: 4 });
    // 7 and 8 June 2030 are a Friday and a Saturday.
    await add({ from: '2030-06-01', to: '2030-07-01', layer: 'weekdays', weekdays: [5, 6], nightly_rate: 180 });
    await add({
      from: '2030-06-08',
      to: '2030-06-09',
      layer: 'special',
      nightly_rate: null,
      min_nights: 1,
      closed_to_departure: true,
    });
    const { body } = await stays.anonymous.get(`/api/stays/${stay.slug}/prices?from=2030-06-06&to=2030-06-10`);
    expect(body.data).toEqual([
      { date: '2030-06-06', rate: 150, min_nights: 4, arrival: true, departure: true },
      { date: '2030-06-07', rate: 180, min_nights: 4, arrival: true, departure: true },
      { date: '2030-06-08', rate: 180, min_nights: 1, arrival: true, departure: false },
      { date: '2030-06-09', rate: 150, min_nights: 4, arrival: true, departure: true },
    ]);
    expect((await quoteOf(stay.slug, '2030-06-08', '2030-06-09')).reason).toBeNull();
    expect((await quoteOf(stay.slug, '2030-06-04', '2030-06-08')).reason).toBe('closed_to_departure');
    const refused = await book({ stay_slug: stay.slug, check_in: '2030-06-06', check_out: '2030-06-09' });
    expect([refused.status, refused.body.code, refused.body.details]).toMatchObject([
      422,
      'min_nights',
      { min_nights: 4 },
    ]);
  });

  it('are refused with the limit of the arrival night and closed days', async () => {
    const stay = await makeStay(stays.service.db);
    const add = (values: Record<string, unknown>) =>
      stays.host.post(ratesOf(stay), { ...RULE, nightly_rate: undefined, ...values });
    await add({ from: '2030-06-01', to: '2030-06-10', max_nights: 3 });
    await add({ from: '2030-06-20', to: '2030-06-21', closed_to_arrival: true });
    const refusal = async (check_in: string, check_out: string) => {
      const { status, body } = await book({ stay_slug: stay.slug, check_in, check_out });
      return [status, body.code, body.details];
    };
    expect(await refusal('2030-06-09', '2030-06-13')).toEqual([
      422,
      'max_nights',
      expect.objectContaining({ max_nights: 3 }),
    ]);
    expect(await refusal('2030-06-20', '2030-06-23')).toEqual([
      422,
      'closed_to_arrival',
      expect.objectContaining({ waitlist: false }),
    ]);
    expect((await refusal('2030-06-10', '2030-06-14'))[0]).toBe(201);
  });

  it('are public for published stays and at most 92 days', async () => {
    const stay = await makeStay(stays.service.db);
    const ask = (slug: string, from: string, to: string) =>
      stays.anonymous.get(`/api/stays/${slug}/prices?from=${from}&to=${to}`);
    expect((await ask(stay.slug, '2030-01-01', '2030-04-03')).body.data).toHaveLength(92);
    expect((await ask(stay.slug, '2030-01-01', '2030-04-04')).status).toBe(400);
    expect((await ask(stay.slug, '2030-01-01', '2030-01-01')).body.data).toEqual([]);
    expect((await ask('no-such-stay', '2030-01-01', '2030-01-03')).status).toBe(404);
  });

  it('cost a quote two statements, a search by nights two', async () => {
    const stay = await makeStay(stays.service.db);
    await stays.host.post(ratesOf(stay), RULE);
    const nights = 'checkIn=2030-12-30&checkOut=2031-01-05';
    for (const path of [`/api/stays/${stay.slug}/quote?${nights}`, `/api/stays?${nights}&limit=1`])
      expect(await statementsOf(stays.service.db, () => stays.anonymous.get(path))).toHaveLength(2);
  });
});
