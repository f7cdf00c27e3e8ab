/**
 * Compares plans of Postgres, which follow the size of tables.
 * @own-database
 */
import {
  type BookingFilter,
  bookingList,
  BOOKING_SORTS,
  type BookingSort,
} from '#services/stays/bookings-staff/booking-list';
import { listWithCounts, MAX_FOUND, pageStatement } from '#kit/database/list';
import { BOOKING_STATUSES, type BookingStatus } from '#services/stays/bookings/booking-status';
import { readPrerequisites } from '#services/stays/guest-bookings/booking-prerequisites';
import type { BookingBody } from '#services/stays/guest-bookings/bookings.dto';
import { DepositReturns } from '#services/stays/deposits/deposit-returns.service';
import { overviewBookings } from '#services/stays/overview/overview.queries';
import { stayList } from '#services/stays/stays/stay.queries';
import { Temporal } from 'temporal-polyfill';
import { waitlistList } from '#services/stays/waitlist/waitlist.queries';
import { alternativesStatement } from '#services/stays/help/nights-help.queries';
import { fillTables } from '../harness/bulk-rows';
import { executionsOf, planningsOf, planOf, plansOf } from '../harness/statements';
import { day, makeDestination, makeStay } from './factories';
import { bookingBody, CARD, type Stays, startStays } from './stays';

let stays: Stays;

/** Twenty thousand stays and as many bookings, each with its nights. */
beforeAll(async () => {
  stays = await startStays();
  const { db } = stays.service;
  const { id: destinationId } = await makeDestination(db);
  const { id } = await makeStay(db, { destinationId });
  await fillTables(db, { tables: ['stay', 'booking', 'held_nights'], withoutTriggers: true }, () =>
    fill(id, destinationId),
  );
  await db.rows('ANALYZE booking_event, payment');
});
afterAll(() => stays?.service.close());

async function fill(id: number, destinationId: number): Promise<void> {
  const { db } = stays.service;
  await db.rows(
    `INSERT INTO stay (slug, destination_id, type, status, title, short_description, description, location_hint, bedrooms,
       beds, bathrooms, max_guests, min_nights, nightly_rate_cents, cleaning_fee_cents, media, rating_average, review_count,
       search_text, updated_at)
     SELECT 'copy-' || n, $2, type, status, title, short_description, description, location_hint, 1 + n % 5, beds, bathrooms,
       1 + n % 12, 1 + n % 4, 5000 + n % 977 * 100, cleaning_fee_cents, media, 1 + n % 40 / 10.0, 1 + n % 60,
       'copy ' || n, now() - n * interval '1 minute'
     FROM stay CROSS JOIN generate_series(1, 20000) n WHERE id = $1`,
    [id, destinationId],
  );
  await db.rows(
    `INSERT INTO booking (reference, access_token, client_token, stay_id, stay_reference, stay_slug, stay_title, check_in,
       check_out, check_in_time, check_out_time, cancellation_deadline, guests, guest_first_name, guest_last_name, guest_email,
       nightly_rate_cents, nights, nights_cents, cleaning_fee_cents, total_cents, lines, policy, currency, payment_method, status,
       placed_at, search_text)
     SELECT 'BKG-' || id, 'x', 'copy-' || id, id, reference, slug, title, $1::date + id % 300, $1::date + id % 300 + 3,
       '15:00', '11:00', now(), 2, 'Sara', 'Haddad', 'sara@example.com', nightly_rate_cents,
       array_fill(nightly_rate_cents, '{3}'), nightly_rate_cents * 3, cleaning_fee_cents,
       nightly_rate_cents * 3 + cleaning_fee_cents, '[]', '[{}]', 'USD', 'card', 'confirmed', now() - id * interval '1 minute', 'sara ' || id
     FROM stay`,
    [day(1)],
  );
  await db.rows(
    'INSERT INTO held_nights (stay_id, from_day, to_day, booking_id) SELECT stay_id, check_in, check_out, id FROM booking',
  );
}

const page = { page: 1, limit: 6 };

/** Of the two statements of a list with counts, the one that reads the page. */
async function planOfBookings(filter: BookingFilter, sort: BookingSort, chosen?: BookingStatus): Promise<string> {
  const { db } = stays.service;
  const statuses = { statuses: BOOKING_STATUSES, column: 'b.status', selected: chosen };
  return (await plansOf(db, () => listWithCounts(db, page, bookingList(filter, sort), statuses)))[1]!;
}

describe('with twenty thousand stays and bookings', () => {
  it.each([
    ['updated', 'stay_published_recent_idx'],
    ['rate_asc', 'stay_published_rate_idx'],
    ['rate_desc', 'stay_published_rate_idx'],
    ['rating', 'stay_published_rating_idx'],
    ['recommended', 'stay_published_recommended_idx'],
  ] as const)('the site sorts by %s on an index and asks for nights on another', async (order, index) => {
    const free = { checkIn: day(10), checkOut: day(14), today: day(0), now: new Date().toISOString() };
    const plan = await planOf(stays.service.db, pageStatement(stayList({ free }, order, 'published'), page));
    expect(plan).toContain(index);
    expect(plan).toContain('held_nights_sold_once');
    expect(plan).toMatch(/CASE WHEN \(ANY \(.*hashed SubPlan.*\) THEN false ELSE/);
  });

  it('help reads held nights and rules on their indexes, and judges the stays that are nearest in rank only', async () => {
    const { db } = stays.service;
    const wanted = { slug: 'copy-500', checkIn: day(10), checkOut: day(14), guests: 2 };
    const limits = { today: day(0), now: Temporal.Now.instant(), maxNights: 60, maxDaysAhead: 730 };
    const plan = await planOf(db, alternativesStatement(wanted, limits));
    expect(plan).toContain('held_nights_sold_once');
    expect(plan).not.toMatch(/Seq Scan on (held_nights|rate_span|booking)/);
  });

  it.each([
    ['updated', 'stay_recent_idx'],
    ['rate_asc', 'stay_rate_idx'],
  ] as const)('the dashboard sorts stays by %s on an index', async (order, index) => {
    expect(await planOf(stays.service.db, pageStatement(stayList({}, order), page))).toContain(index);
  });

  it.each(BOOKING_SORTS)('the dashboard sorts bookings by %s on an index', async sort => {
    expect(await planOfBookings({}, sort)).toContain(
      sort === 'check_in' ? 'booking_calendar_idx' : `booking_${sort}_idx`,
    );
  });

  it('the dashboard reads bookings of a status, of a stay and by word on an index', async () => {
    expect(await planOfBookings({}, 'newest', 'pending')).toContain('booking_status_idx');
    expect(await planOfBookings({ stayId: 5 }, 'newest')).toContain('booking_stay_idx');
    expect(await planOfBookings({ q: ['sara 12345'] }, 'newest')).toContain('booking_search_idx');
  });

  it('the first page of the dashboard and its chart read bookings in indexes only', async () => {
    const { db } = stays.service;
    for (const path of ['/api/overview', '/api/overview/series']) {
      let status: number | undefined;
      const plans = (
        await plansOf(db, async () => {
          ({ status } = await stays.host.get(path));
        })
      ).join('\n');
      expect([path, status, plans]).toEqual([path, 200, expect.not.stringMatching(/Seq Scan on booking\b/)]);
      expect(plans).toMatch(/Index Only Scan using booking_check_out_idx on booking b\b/);
      expect(plans).toMatch(/Index Only Scan using booking_newest_idx on booking\b/);
      expect(plans).not.toMatch(/(?<!Only )Scan using booking_check_out_idx on booking b .*rows=\d{3,}/);
    }
  });

  it('the dashboard counts bookings of each status in an index, under the filters of the list too', async () => {
    const { db } = stays.service;
    const statuses = { statuses: BOOKING_STATUSES, column: 'b.status', selected: undefined };
    const filters: [BookingFilter, string][] = [
      [{}, 'booking_counts_idx'],
      [{ payment: 'paid' }, 'booking_counts_idx'],
      [{ method: 'card', guests: 2 }, 'booking_counts_idx'],
      [{ from: day(20), to: day(25), payment: 'unpaid', method: 'card', guests: 1 }, 'booking_arrival_counts_idx'],
      [{ to: day(250) }, 'booking_arrival_counts_idx'],
    ];
    for (const [filter, index] of filters) {
      const [counts] = await plansOf(db, () => listWithCounts(db, page, bookingList(filter, 'newest'), statuses));
      expect([filter, counts]).toEqual([filter, expect.stringMatching(`Index Only Scan using ${index} `)]);
    }
  });

  it('a month of the calendar reads its nights and their bookings in indexes only', async () => {
    const { db } = stays.service;
    const month = day(40).slice(0, 7);
    const [execution] = (
      await executionsOf(db, async () => {
        const { body } = await stays.owner.get(`/api/calendar?month=${month}`);
        expect(body.data.stays.some((stay: { bookings: unknown[] }) => stay.bookings.length > 0)).toBe(true);
      })
    ).filter(each => each.includes('held_nights'));
    expect(execution).toMatch(/Index Only Scan using held_nights_days_idx on held_nights/);
    expect(execution).toMatch(/Index Only Scan using booking_calendar_idx on booking b .*loops=1\b/);
    expect(execution).not.toMatch(/booking_pkey|Seq Scan on (booking|held_nights)\b/);
  });

  it('the chart reads the blocks of all its months once', async () => {
    const { db } = stays.service;
    const executions = await executionsOf(db, async () => {
      expect((await stays.host.get('/api/overview/series')).status).toBe(200);
    });
    const blocks = executions
      .join('\n')
      .split('\n')
      .filter(step => / on held_nights h/.test(step));
    expect(blocks).toHaveLength(1);
    expect(blocks[0]).toMatch(/Index .*Scan .*loops=1\b/);
  });

  it('a search for a word of most bookings counts up to a bound, and finds its page in the order of an index', async () => {
    const { db } = stays.service;
    const statuses = { statuses: BOOKING_STATUSES, column: 'b.status', selected: undefined };
    const list = bookingList({ q: ['sara'] }, 'newest');
    const [counts, rows] = await executionsOf(db, () => listWithCounts(db, page, list, statuses));
    expect(counts).toMatch(new RegExp(`Limit .*rows=${MAX_FOUND + 1}\\b`));
    expect(rows).toMatch(/booking_newest_idx on booking b .*rows=6\b/);
  });

  it('the waitlist is read by its indexes, also for one stay', async () => {
    const { db } = stays.service;
    await db.rows(
      `WITH entry AS (
         INSERT INTO waiting_entry (subject, subject_id, joined_at) SELECT 'stay', id, now() FROM stay RETURNING id)
       INSERT INTO waitlist_request (entry_id, check_in, check_out, guests, first_name, email, locale, token_hash)
       SELECT id, $1::date + (id % 300)::integer, $1::date + (id % 300)::integer + 3, 2, 'Omar', 'guest-' || id || '@example.com', 'en', id FROM entry`,
      [day(1)],
    );
    await db.rows(
      `INSERT INTO waiting_offer (subject, subject_id, entry_id, round, state, ended_at)
       SELECT subject, subject_id, id, id, 'lapsed', now() FROM waiting_entry`,
    );
    await db.rows('ANALYZE waiting_entry, waiting_offer, waitlist_request');
    const all = await planOf(db, pageStatement(waitlistList(), page));
    expect(all).toContain('waiting_entry_pkey');
    const own = await planOf(db, pageStatement(waitlistList(5, 'waiting'), page));
    expect(own).toContain('waiting_entry_subject_key');
    for (const plan of [all, own]) {
      expect(plan).toContain('waitlist_request_pkey');
      expect(plan).toContain('waiting_entry_line_idx');
      expect(plan).toContain('waiting_offer_round_once');
    }
    expect(own).not.toContain('Seq Scan on waiting_entry');
  });

  it('refunds are found by words without their bookings', async () => {
    const { db } = stays.service;
    await fillTables(db, { tables: ['payment', 'refund', 'refund_part'], withoutTriggers: true }, () =>
      db.rows(
        `WITH paid AS (
           INSERT INTO payment (reference, provider, amount_cents, currency, status)
           SELECT reference, 'stripe', 1000, 'USD', 'paid' FROM booking WHERE id % 2 = 0 RETURNING id, reference
         ), added AS (
           INSERT INTO refund (payment_id, reference, amount_cents, reason_kind, keyed_at, asked_at, search_text)
           SELECT paid.id, reference, 500, 'outside', now(), now(), b.search_text
           FROM paid JOIN booking b USING (reference) RETURNING id, reference
         )
         INSERT INTO refund_part (refund_id, reference, kind, gross_cents, amount_cents)
         SELECT id, reference, 'outside', 500, 500 FROM added`,
      ),
    );
    for (const [q, total] of [
      ['sara', MAX_FOUND + 1],
      ['12000', 1],
    ] as const) {
      const executions = await executionsOf(db, async () => {
        const { body } = await stays.owner.get(`/api/refunds?q=${q}`);
        expect(body.data.total).toBe(total);
      });
      const steps = executions.find(execution => execution.includes('refund r'))!.split('\n');
      const bookings = steps.filter(step => / on booking(_change)?\b/.test(step));
      expect([q, bookings.length > 0, bookings.filter(step => !step.includes('never executed'))]).toEqual([
        q,
        true,
        [],
      ]);
      if (total === 1) expect(steps.join('\n')).toMatch(/Bitmap Index Scan on refund_search_idx .*rows=1\b/);
      else expect(steps.join('\n')).toMatch(new RegExp(`Limit .*rows=${MAX_FOUND + 1}\\b`));
    }
  });

  it('finds deposits that are to go back by an index', async () => {
    const { db } = stays.service;
    const [plan] = await plansOf(db, () => stays.service.get(DepositReturns).sweep());
    expect(plan).toContain('booking_deposit_due_idx');
  });

  it('the overview reads pending bookings by check-in on their own index', async () => {
    const { db } = stays.service;
    await fillTables(db, { tables: ['booking'], withoutTriggers: true }, () =>
      db.rows(`UPDATE booking SET status = 'pending' WHERE id % 10 = 0`),
    );
    const [plan] = await plansOf(db, () => overviewBookings(db, day(1)));
    expect(plan).toContain('booking_pending_idx');
  });
});

it('the statement that reads for a booking is planned only for the first five bookings of a connection', async () => {
  const { db, clock } = stays.service;
  const plans = await db.transaction(async () => {
    for (let number = 1; number <= 8; number++) {
      const nights = { check_in: day(number), check_out: day(number + 3) };
      const body = bookingBody({ ...CARD, stay_slug: `copy-${number}`, ...nights }) as unknown as BookingBody;
      expect((await readPrerequisites(db, body, 'visitor', clock.now())).stay).toMatchObject({
        slug: `copy-${number}`,
      });
    }
    return planningsOf(db, 'unpaid_of_visitor(');
  });
  expect(plans).toEqual([{ custom: 5, generic: 3 }]);
});
