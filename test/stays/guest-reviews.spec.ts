import type { Booking } from '#services/stays/bookings/booking.entity';
import type { Stay } from '#services/stays/stays/stay.entity';
import type { Client } from '../harness/client';
import { race, statuses } from '../harness/race';
import { statementsOf } from '../harness/statements';
import { type BookingValues, day, makeBooking, makeDestination, makeStay } from './factories';
import { type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

let visitors = 0;
/** A visitor of their own address, so that limits do not meet. */
const visitor = (): Client => {
  visitors += 1;
  return stays.anonymous.with({ 'X-Forwarded-For': `203.0.${visitors >> 8}.${visitors & 255}` });
};

let made = 0;
/** Every booking of a test lies further back, so that none meets another. */
const over = (values: BookingValues = {}): Promise<Booking> => {
  made += 1;
  return makeBooking(stays.service.db, { stay: stays.stay, status: 'completed', checkIn: day(-5 * made), ...values });
};

const opinion = (values: object = {}) => ({ rating: 4.5, comment: 'Quiet and spotless.', ...values });
const review = (booking: Booking, values: object = {}, caller = visitor()) =>
  caller.post(`/api/bookings/${booking.reference}/review?token=${booking.accessToken}`, opinion(values));
const reviewsOf = async (stay: Stay, query = '') =>
  (await stays.anonymous.get(`/api/stays/${stay.slug}/reviews${query}`)).body.data;
const manage = async (query = '') => (await stays.host.get(`/api/reviews/manage${query}`)).body.data;

describe('a guest', () => {
  it('reviews a completed booking with its token or the e-mail address it was made with', async () => {
    const stay = await makeStay(stays.service.db);
    const booking = await over({ stay, guestFirstName: 'Sara', guestLastName: 'Haddad' });
    const answer = await review(booking, { comment: '  Quiet and spotless.  ' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      message: 'Thank you for your review.',
      data: { author: 'Sara H.', rating: 4.5, comment: 'Quiet and spotless.', status: 'published' },
    });
    const second = await over({ stay });
    const email = encodeURIComponent(` ${second.guestEmail.toUpperCase()} `);
    const byEmail = await visitor()
      .inArabic()
      .post(`/api/bookings/${second.reference}/review?email=${email}`, opinion({ rating: 5 }));
    expect(byEmail.status).toBe(201);
    expect(byEmail.body.message).toBe('شكرًا على تقييمك.');
    const listed = await reviewsOf(stay);
    expect(listed).toMatchObject({ average: 4.75, total: 2, page: 1, page_size: 8, total_pages: 1 });
    expect(listed.data).toEqual([byEmail.body.data, answer.body.data]);
    expect(JSON.stringify(listed)).not.toMatch(/@|BKG|Haddad/);
  });

  it('is told to the team', async () => {
    const booking = await over({ guestFirstName: 'Omar', guestLastName: 'Farouk' });
    await review(booking, { rating: 3, comment: 'The pool was cold.' });
    const { items } = (await stays.host.get('/api/notifications')).body.data;
    expect(items[0]).toMatchObject({
      type: 'review',
      title: '3 stars for Sea house',
      body: 'Omar F.: The pool was cold.',
      data: { booking_reference: booking.reference, stay_slug: 'sea-house' },
    });
    const arabic = (await stays.host.inArabic().get('/api/notifications')).body.data.items;
    expect(arabic[0].title).toContain('بيت البحر');
  });

  it.each([0, 0.5, 4.3, 5.5, 6, -1, '5', null, undefined, true, [5]])('cannot give %j stars', async rating => {
    const refused = await review(await over(), { rating });
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe('validation_failed');
    expect(Object.keys(refused.body.errors as object)).toEqual(['rating']);
  });

  it.each([1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5])('can give %d stars', async rating => {
    expect((await review(await over(), { rating })).body.data.rating).toBe(rating);
  });

  it('writes 10 to 2000 characters, as people count them', async () => {
    for (const comment of ['nine char', '  nine char  ', 'x'.repeat(2001), '🙂'.repeat(2001), null, 7]) {
      const refused = await review(await over(), { comment });
      expect(refused.status).toBe(400);
      expect(Object.keys(refused.body.errors as object)).toEqual(['comment']);
    }
    for (const comment of ['ten  chars', '🙂'.repeat(2000), 'ش'.repeat(10)]) {
      expect((await review(await over(), { comment })).status).toBe(201);
    }
    expect((await review(await over(), { status: 'published' })).status).toBe(400);
  });

  it('reviews once, also at the same time', async () => {
    const stay = await makeStay(stays.service.db);
    const booking = await over({ stay });
    const answers = await race(10, index => review(booking, { rating: 1 + (index % 5) }));
    expect(statuses(answers)).toEqual({ 201: 1, 409: 9 });
    const again = await review(booking);
    expect(again.body).toMatchObject({ code: 'already_reviewed', message: 'You have reviewed this stay already.' });
    expect(await reviewsOf(stay)).toMatchObject({ total: 1 });
  });

  it.each(['pending', 'confirmed', 'checked_in', 'cancelled'] as const)('cannot review a %s booking', async status => {
    const refused = await review(await over({ status }));
    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe('not_completed');
  });

  it('gets one and the same 404 without the right proof', async () => {
    const [booking, other] = [await over(), await over()];
    const path = `/api/bookings/${booking.reference}/review`;
    const wrong = [
      path,
      `${path}?token=`,
      `${path}?email=`,
      `${path}?token=${other.accessToken}`,
      `${path}?token[]=${booking.accessToken}`,
      `${path}?email=${other.guestEmail}`,
      `${path}?token=${booking.accessToken}&email=${other.guestEmail}`,
      `/api/bookings/BKG-NOSUCHBOOKING/review?token=${booking.accessToken}`,
    ];
    const bodies = new Set<string>();
    for (const address of wrong) {
      const refused = await visitor().post(address, opinion());
      expect(refused.status).toBe(404);
      bodies.add(JSON.stringify(refused.body));
    }
    expect([...bodies]).toHaveLength(1);
  });

  it('tries five times in ten minutes from one address', async () => {
    const { clock } = stays.service;
    clock.set('2026-05-09T12:00:00Z');
    const [booking, caller] = [await over(), visitor()];
    const guess = `/api/bookings/${booking.reference}/review?token=guess`;
    for (let count = 0; count < 5; count++) {
      expect((await caller.post(guess, { rating: 9 })).status).toBe(400);
      expect((await caller.post(guess, opinion())).status).toBe(404);
    }
    const refused = await review(booking, {}, caller);
    expect(refused.status).toBe(429);
    expect(refused.body.code).toBe('rate_limited');
    expect(refused.headers['retry-after']).toBe('600');
    clock.advance({ minutes: 10 });
    expect((await review(booking, {}, caller)).status).toBe(201);
  });
});

describe('the reviews of a stay', () => {
  it('are eight a page, newest first, each once', async () => {
    const stay = await makeStay(stays.service.db);
    for (let index = 0; index < 10; index++) await review(await over({ stay }), { comment: `Opinion number ${index}` });
    const first = await reviewsOf(stay);
    expect(first).toMatchObject({ page: 1, page_size: 8, total: 10, total_pages: 2, average: 4.5 });
    const second = await reviewsOf(stay, '?page=2');
    const comments = [...first.data, ...second.data].map(({ comment }: { comment: string }) => comment);
    expect(comments).toEqual(Array.from({ length: 10 }, (_, index) => `Opinion number ${9 - index}`));
    expect(await reviewsOf(stay, '?page=3')).toMatchObject({ data: [], total: 10 });
    expect(await reviewsOf(stay, '?page_size=3&page=0')).toMatchObject({ page: 1, page_size: 3, total_pages: 4 });
    expect(await statementsOf(stays.service.db, () => reviewsOf(stay))).toHaveLength(1);
  });

  it('have no average while there are none', async () => {
    const stay = await makeStay(stays.service.db);
    expect(await reviewsOf(stay)).toEqual({
      data: [],
      page: 1,
      page_size: 8,
      total: 0,
      total_pages: 0,
      average: null,
    });
  });

  it('are gone with a stay that is not published', async () => {
    const stay = await makeStay(stays.service.db, { status: 'draft' });
    expect((await stays.anonymous.get(`/api/stays/${stay.slug}/reviews`)).status).toBe(404);
    expect((await stays.anonymous.get('/api/stays/nowhere/reviews')).status).toBe(404);
  });

  it('count every one of fifty guests at once', async () => {
    const stay = await makeStay(stays.service.db);
    const bookings: Booking[] = [];
    for (let index = 0; index < 50; index++) bookings.push(await over({ stay }));
    const answers = await race(50, index => review(bookings[index]!, { rating: 1 + (index % 9) / 2 }));
    expect(statuses(answers)).toEqual({ 201: 50 });
    const row = await stays.service.db.row<{ average: number; total: number }>(
      'SELECT round(avg(rating), 2) AS average, count(*) AS total FROM review WHERE stay_id = $1',
      [stay.id],
    );
    expect(await reviewsOf(stay)).toMatchObject({ average: row!.average, total: 50 });
  });
});

describe('a moderator', () => {
  it('hides a review, which then counts nowhere, and shows it again', async () => {
    const stay = await makeStay(stays.service.db);
    const low = (await review(await over({ stay }), { rating: 1 })).body.data;
    await review(await over({ stay }), { rating: 5 });
    expect(await reviewsOf(stay)).toMatchObject({ average: 3, total: 2 });
    const hidden = await stays.host.patch(`/api/reviews/manage/${low.id}`, { status: 'hidden' });
    expect(hidden.status).toBe(200);
    expect(hidden.body).toMatchObject({
      message: 'The review was updated.',
      data: { id: low.id, status: 'hidden', rating: 1 },
    });
    expect(await reviewsOf(stay)).toMatchObject({ average: 5, total: 1 });
    const same = await stays.host.patch(`/api/reviews/manage/${low.id}`, { status: 'hidden' });
    expect(same.body.data.updated_at).toBe(hidden.body.data.updated_at);
    await stays.host.patch(`/api/reviews/manage/${low.id}`, { status: 'published' });
    expect(await reviewsOf(stay)).toMatchObject({ average: 3, total: 2 });
  });

  it('moves the stay in the order by rating at once', async () => {
    const { db } = stays.service;
    const destination = await makeDestination(db);
    const [best, good] = [
      await makeStay(db, { destinationId: destination.id }),
      await makeStay(db, { destinationId: destination.id }),
    ];
    const five = (await review(await over({ stay: best }), { rating: 5 })).body.data;
    await review(await over({ stay: best }), { rating: 3 });
    await review(await over({ stay: good }), { rating: 3.5 });
    const order = async () => {
      const { data } = (await stays.anonymous.get(`/api/stays?destination=${destination.slug}&sort=rating`)).body.data;
      return (data as { slug: string; rating: number; review_count: number }[]).map(row => [row.slug, row.rating]);
    };
    expect(await order()).toEqual([
      [best.slug, 4],
      [good.slug, 3.5],
    ]);
    await stays.host.patch(`/api/reviews/manage/${five.id}`, { status: 'hidden' });
    expect(await order()).toEqual([
      [good.slug, 3.5],
      [best.slug, 3],
    ]);
  });

  it('leaves no average when the last one is hidden', async () => {
    const stay = await makeStay(stays.service.db);
    const { id } = (await review(await over({ stay }))).body.data;
    await stays.host.patch(`/api/reviews/manage/${id}`, { status: 'hidden' });
    expect(await reviewsOf(stay)).toMatchObject({ average: null, total: 0, data: [] });
  });

  it('sets one of two statuses on a review there is', async () => {
    const { id } = (await review(await over())).body.data;
    for (const body of [{}, { status: 'removed' }, { status: null }, { status: 'hidden', rating: 5 }]) {
      expect((await stays.host.patch(`/api/reviews/manage/${id}`, body)).status).toBe(400);
    }
    expect((await stays.host.patch('/api/reviews/manage/999999', { status: 'hidden' })).status).toBe(404);
    expect((await stays.anonymous.patch(`/api/reviews/manage/${id}`, { status: 'hidden' })).status).toBe(401);
  });

  it('lists and filters', async () => {
    const { db, clock } = stays.service;
    await db.rows('DELETE FROM review');
    await db.rows('UPDATE booking SET reviewed_at = NULL');
    const villa = await makeStay(db, { slug: 'filter-villa', title: { en: 'Filter villa', ar: 'فيلا التصفية' } });
    const ages = [400, 100, 40, 10, 1];
    const now = '2026-11-20T12:00:00Z';
    for (const [index, age] of ages.entries()) {
      clock.set(now);
      clock.advance({ hours: -24 * age });
      const booking = await over({ stay: index % 2 === 0 ? villa : stays.stay, guestFirstName: `Guest${age}` });
      await review(booking, { rating: 1 + index, comment: `Written ${age} days ago, 100% true` });
    }
    clock.set(now);
    const ids = async (query: string) =>
      ((await manage(query)).data as { comment: string }[]).map(({ comment }) => Number(/\d+/.exec(comment)?.[0]));

    const all = await manage();
    expect(all).toMatchObject({ page: 1, page_size: 8, total: 5, counts: { all: 5, published: 5, hidden: 0 } });
    expect(all.data[0]).toMatchObject({
      author: expect.stringMatching(/^Guest1 H\.$/),
      guest_name: expect.stringMatching(/^Guest1 Haddad/),
      booking_reference: expect.stringMatching(/^BKG-/),
      stay: { id: villa.id, slug: 'filter-villa', reference: villa.reference },
    });
    expect(await ids('')).toEqual([1, 10, 40, 100, 400]);
    expect(await ids('?since=365')).toEqual([1, 10, 40, 100]);
    expect(await ids('?since=90')).toEqual([1, 10, 40]);
    expect(await ids('?since=30')).toEqual([1, 10]);
    expect(await ids('?since=7')).toEqual([1]);
    expect(await ids('?rating=4')).toEqual([1, 10]);
    expect(await ids('?rating=3.5')).toEqual([1, 10]);
    expect(await ids('?stay=filter-villa')).toEqual([1, 40, 400]);
    expect(await ids(`?stay=${stays.stay.id}`)).toEqual([10, 100]);
    expect(await ids('?q=guest40+WRITTEN')).toEqual([40, 400]);
    expect(await ids('?q=100%25')).toHaveLength(5);
    expect(await ids(`?q=${encodeURIComponent('فيلا')}`)).toEqual([1, 40, 400]);
    expect(await ids('?q=+&status=&since=&rating=&stay=&_=1')).toHaveLength(5);

    await stays.host.patch(`/api/reviews/manage/${all.data[4].id}`, { status: 'hidden' });
    expect(await manage('?status=hidden&stay=filter-villa')).toMatchObject({
      total: 1,
      counts: { all: 3, published: 2, hidden: 1 },
    });
    expect(await ids('?status=published')).toEqual([1, 10, 40, 100]);
    const sent = await statementsOf(db, () => manage('?status=hidden&q=guest&since=365&rating=1'));
    expect(sent.filter(statement => statement.includes('FROM review'))).toHaveLength(2);
  });

  it.each([
    'status=removed',
    'since=14',
    'since=0',
    'rating=0',
    'rating=4.3',
    'rating=five',
    'since=7&since=30',
    'stay=nowhere',
  ])('cannot filter by %s', async query => {
    const refused = await stays.host.get(`/api/reviews/manage?${query}`);
    expect(refused.status).toBe(400);
    expect(refused.body.errors).toHaveProperty([query.split('=')[0]!]);
  });
});
