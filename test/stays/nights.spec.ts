import { Temporal } from 'temporal-polyfill';
import { Refusal } from '#kit/refusals/refusal';
import { Availability } from '#services/stays/availability/availability.service';
import { nightsOf } from '#services/stays/nights/nights';
import { BookingPlacement } from '#services/stays/guest-bookings/booking-placement.service';
import type { BookingBody } from '#services/stays/guest-bookings/bookings.dto';
import { PublishedStays } from '#services/stays/stays/stays.service';
import { race, statuses } from '../harness/race';
import { atRandom, trials } from '../harness/trials';
import { day, makeBlock, makeBooking, makeStay } from './factories';
import { drawInTurn } from './random-calendars';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

describe('a night', () => {
  it(
    'is free in the search, the quote, the availability and for a booking, or in none of them',
    atRandom(async ({ below: random, oneOf }) => {
      const { service } = stays;
      const stay = await makeStay(service.db, { minNights: 2, maxGuests: 3 });
      const taken: [from: number, to: number][] = [];
      for (let from = 3; from < 110; from += 5 + random(6)) {
        const to = from + 1 + random(4);
        const bounds = { checkIn: day(from), checkOut: day(to) };
        if (random(3) === 0) await makeBlock(service.db, { stayId: stay.id, from: day(from), to: day(to) });
        else {
          const status = oneOf(['pending', 'confirmed', 'cancelled'] as const);
          await makeBooking(service.db, { stay, ...bounds, status });
          if (status === 'cancelled') continue;
        }
        taken.push([from, to]);
      }
      const answers = { free: 0, taken: 0 };
      const evaluate = async (trial: number) => {
        const draw = () => {
          const from = random(110) - 2;
          return { from, to: from + 1 + random(6), guests: 1 + random(4) };
        };
        const isFree = ({ from, to, guests }: ReturnType<typeof draw>) =>
          from >= 0 && to - from >= 2 && guests <= 3 && taken.every(([start, end]) => start >= to || end <= from);
        const drawn = drawInTurn(trial, ['free', 'taken'], draw, nights => (isFree(nights) ? 'free' : 'taken'));
        const wanted = { checkIn: day(drawn.from), checkOut: day(drawn.to), guests: drawn.guests };
        const [quote, found, held] = await Promise.all([
          service.get(Availability).getQuote(stay.slug, wanted),
          service.get(PublishedStays).search({ ...wanted, pageRequest: { page: 1, limit: 24 } }),
          service.get(Availability).listTakenNights(stay.slug, wanted.checkIn, wanted.checkOut),
        ]);
        const inSearch = found.rows.some(({ id }) => id === stay.id);
        const booked = await tried(stay.slug, wanted, trial);
        expect({ inSearch, booked }).toEqual({ inSearch: quote.available, booked: quote.reason ?? 'booked' });
        if (quote.reason === 'taken') expect(held.nights).not.toEqual([]);
        if (quote.available) expect(held.nights).toEqual([]);
        expect(nightsOf(wanted)).toEqual(expect.arrayContaining(held.nights));
        answers[quote.available ? 'free' : 'taken'] += 1;
      };
      for (let trial = 0; trial < trials(1000, 96); trial += 8) await race(8, index => evaluate(trial + index));
      expect(Math.min(answers.free, answers.taken)).toBeGreaterThan(trials(50));
    }),
  );

  /** What a booking would answer; what a program sends is evaluated like any other and leaves nothing behind. */
  async function tried(slug: string, wanted: { checkIn: string; checkOut: string; guests: number }, trial: number) {
    const body = bookingBody({
      stay_slug: slug,
      check_in: wanted.checkIn,
      check_out: wanted.checkOut,
      guests: wanted.guests,
      company: 'Robots Inc.',
    }) as unknown as BookingBody;
    try {
      await stays.service.get(BookingPlacement).place({ body, visitorAddress: `visitor-${trial}`, language: 'en' });
      return 'booked';
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      return thrown.key === 'dates_taken' ? 'taken' : thrown.key;
    }
  }

  it('is never held backwards, for no time, for ever or by two, whoever writes it', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db);
    const { id } = await makeBooking(db, { stay, checkIn: day(1), checkOut: day(3) });
    const hold = (from: string, to: string) =>
      db.rows(
        'INSERT INTO held_nights (stay_id, from_day, to_day, block_id) SELECT $1, $2, $3, id FROM block WHERE stay_id = $1',
        [stay.id, from, to],
      );
    await db.rows('INSERT INTO block (stay_id) VALUES ($1)', [stay.id]);
    await expect(hold(day(5), day(5))).rejects.toThrow('held_nights_in_order');
    await expect(hold(day(6), day(5))).rejects.toThrow('held_nights_in_order');
    await expect(hold(day(5), 'infinity')).rejects.toThrow('held_nights_in_order');
    await expect(hold(day(2), day(4))).rejects.toThrow('held_nights_sold_once');
    await expect(db.rows('UPDATE held_nights SET block_id = 1 WHERE booking_id = $1', [id])).rejects.toThrow(
      /held_nights/,
    );
    await hold(day(3), day(4));
  });
});

describe('availability', () => {
  it('lists the nights that are held between two days, at most 92 apart', async () => {
    const stay = await makeStay(stays.service.db);
    await makeBooking(stays.service.db, { stay, checkIn: '2031-03-06', checkOut: '2031-03-10' });
    const ask = (from: string, to: string) =>
      stays.anonymous.get(`/api/stays/${stay.slug}/availability?from=${from}&to=${to}`);
    expect((await ask('2031-03-08', '2031-03-20')).body.data).toEqual({
      from: '2031-03-08',
      to: '2031-03-20',
      nights: ['2031-03-08', '2031-03-09'],
    });
    const start = Temporal.PlainDate.from('2031-01-01');
    expect((await ask('2031-01-01', start.add({ days: 92 }).toString())).status).toBe(200);
    const tooLong = await ask('2031-01-01', start.add({ days: 93 }).toString());
    expect([tooLong.status, Object.keys(tooLong.body.errors)]).toEqual([400, ['to']]);
    expect((await ask('2031-01-02', '2031-01-01')).status).toBe(400);
    expect((await ask('2031-02-30', '2031-03-01')).status).toBe(400);
    expect((await stays.anonymous.get(`/api/stays/${stay.slug}/availability`)).status).toBe(400);
    for (const slug of ['nowhere', '%00', (await makeStay(stays.service.db, { status: 'draft' })).slug]) {
      const gone = await stays.anonymous.get(`/api/stays/${slug}/availability?from=2031-01-01&to=2031-01-02`);
      expect(gone.status).toBe(404);
    }
  });
});

describe('a quote', () => {
  it('prices the nights once and the cleaning once', async () => {
    const { slug } = await makeStay(stays.service.db, { nightlyRateCents: 12_500, cleaningFeeCents: 0 });
    const ask = (query: string) => stays.anonymous.get(`/api/stays/${slug}/quote?${query}`);
    expect((await ask('checkIn=2031-03-07&checkOut=2031-03-09')).body.data).toEqual({
      check_in: '2031-03-07',
      check_out: '2031-03-09',
      guests: 1,
      nights: 2,
      nightly_rate: 125,
      nightly_rate_varies: false,
      subtotal: 250,
      cleaning_fee: 0,
      total: 250,
      deposit: 0,
      to_pay: 250,
      lines: [{ kind: 'nights', label: { en: 'Nights', ar: 'الليالي' }, quantity: 2, unit_price: 125, amount: 250 }],
      currency: 'USD',
      available: true,
      reason: null,
      policy: [expect.objectContaining({ refund_percent: 100, refund: 250 })],
      quote_token: expect.any(String),
      quote_expires_at: expect.any(String),
      quote_locked_until: expect.any(String),
    });
    const wrong: [string, string][] = [
      ['checkIn=2031-03-07', 'checkOut'],
      ['checkIn=2031-03-07&checkOut=2031-03-07', 'checkOut'],
      ['checkIn=2031-3-7&checkOut=2031-03-09', 'checkIn'],
      ['checkIn=2031-03-07&checkOut=2031-03-09&guests=0', 'guests'],
      ['checkIn=2031-03-07&checkOut=2031-03-09&guests=51', 'guests'],
      ['checkIn=2031-03-07&checkOut=2031-03-09&guests=2.5', 'guests'],
      ['checkIn=2031-03-07&checkIn=2031-03-08&checkOut=2031-03-09', 'checkIn'],
    ];
    for (const [query, field] of wrong) {
      const { status, body } = await ask(query);
      expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    }
  });
});

describe('a block', () => {
  const block = (values: object) => stays.host.post('/api/availability/blocks', values);

  it('keeps nights, moves without being in its own way, and lets them go', async () => {
    const stay = await makeStay(stays.service.db);
    const made = await block({
      stay_id: stay.id,
      from: '2031-05-10',
      to: '2031-05-14',
      reason: 'maintenance',
      note: 'Roof',
    });
    expect([made.status, made.body.data]).toEqual([
      201,
      expect.objectContaining({ from: '2031-05-10', to: '2031-05-14', nights: 4, reason: 'maintenance', note: 'Roof' }),
    ]);
    const { id, reference } = made.body.data;
    const taken = await block({ stay_id: stay.id, from: '2031-05-13', to: '2031-05-15' });
    expect([taken.status, taken.body.code, taken.body.details]).toEqual([
      409,
      'dates_taken',
      { held_by: 'block', reference },
    ]);

    const path = `/api/availability/blocks/${id}`;
    const moved = await stays.host.put(path, { from: '2031-05-12', to: '2031-05-18', note: '' });
    expect(moved.body.data).toMatchObject({ from: '2031-05-12', to: '2031-05-18', note: null, reason: 'maintenance' });
    const booking = await makeBooking(stays.service.db, { stay, checkIn: '2031-05-20', checkOut: '2031-05-22' });
    const refused = await stays.host.put(path, { to: '2031-05-21', reason: 'owner_use' });
    expect([refused.status, refused.body.details]).toEqual([409, { held_by: 'booking', reference: booking.reference }]);
    const listed = (await stays.host.get('/api/availability/blocks')).body.data;
    expect(listed.find((row: { id: number }) => row.id === id)).toMatchObject({
      to: '2031-05-18',
      reason: 'maintenance',
    });
    const firstNights = listed.map(({ from }: { from: string }) => from);
    expect(firstNights).toEqual(firstNights.toSorted());

    expect((await stays.host.delete(path)).status).toBe(200);
    expect((await stays.host.delete(path)).status).toBe(404);
    expect((await stays.host.put(path, {})).status).toBe(404);
    expect((await block({ stay_id: stay.id, from: '2031-05-13', to: '2031-05-15' })).status).toBe(201);
  });

  it('is one of those that want the same nights at once', async () => {
    const stay = await makeStay(stays.service.db);
    const answers = await race(12, index =>
      block({ stay_id: stay.id, from: `2031-06-0${1 + (index % 3)}`, to: '2031-06-09' }),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 409: 11 });
    const other = await block({ stay_id: stay.id, from: '2031-06-10', to: '2031-06-12' });
    const first = answers.find(({ status }) => status === 201)!.body.data.id;
    const swapped = await race(10, index =>
      stays.host.put(`/api/availability/blocks/${index % 2 ? first : other.body.data.id}`, {
        from: index % 2 ? '2031-06-11' : '2031-06-02',
        to: index % 2 ? '2031-06-13' : '2031-06-05',
      }),
    );
    expect(swapped.every(({ status }) => status === 200 || status === 409)).toBe(true);
  });

  it.each([
    [{ from: '2031-05-10', to: '2031-05-10' }, 'to'],
    [{ from: '2031-05-10', to: '2031-05-09' }, 'to'],
    [{ from: '2031-05-10' }, 'to'],
    [{ from: '10 May', to: '2031-05-11' }, 'from'],
    [{ from: '2031-05-10', to: '2031-05-11', reason: 'holiday' }, 'reason'],
    [{ from: '2031-05-10', to: '2031-05-11', stay_id: 999_999 }, 'stay_id'],
    [{ from: '2031-05-10', to: '2031-05-11', guest: 'me' }, 'guest'],
  ])('of %p is refused', async (values, field) => {
    const { status, body } = await block({ stay_id: stays.stay.id, ...values });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

describe('the calendar', () => {
  const month = (query: string) => stays.host.get(`/api/calendar?${query}`);

  it('shows a booking in every month it has a night in, and drafts as well', async () => {
    const { db } = stays.service;
    const stay = await makeStay(db, { status: 'draft' });
    const booking = await makeBooking(db, { stay, checkIn: '2031-08-30', checkOut: '2031-10-01' });
    await makeBooking(db, { stay, checkIn: '2031-09-01', checkOut: '2031-09-03', status: 'cancelled' });
    const block = await makeBlock(db, { stayId: stay.id, from: '2031-10-01', to: '2031-10-04' });
    const shown: Record<string, unknown> = {};
    for (const name of ['2031-07', '2031-08', '2031-09', '2031-10']) {
      const { body } = await month(`month=${name}&stay=${stay.slug}`);
      expect(body.data.stays).toHaveLength(1);
      const { bookings, blocks } = body.data.stays[0];
      shown[name] = [...bookings, ...blocks].map(entry => entry.reference ?? `block ${entry.id}`);
    }
    expect(shown).toEqual({
      '2031-07': [],
      '2031-08': [booking.reference],
      '2031-09': [booking.reference],
      '2031-10': [`block ${block.id}`],
    });
    const all = (await month('month=2031-09')).body.data;
    expect(all).toMatchObject({ month: '2031-09', from: '2031-09-01', to: '2031-10-01' });
    expect(all.stays.length).toBeGreaterThan(1);
  });

  it.each(['month=2026-13', 'month=2026-1', 'month=may', '', 'month=2026-05&stay=nowhere'])(
    'refuses %p',
    async query => {
      expect((await month(query)).status).toBe(400);
    },
  );
});
