import { race, statuses } from '../harness/race';
import { trials } from '../harness/trials';
import {
  bookOnline,
  cancelBooking,
  change,
  changeDates,
  type ChangedBooking,
  giveUp,
  halfFrom30Days,
  ledgerOf,
  nights,
  refundsOf,
} from './date-changes.actors';
import { DEPOSIT, depositActors } from './deposits.actors';
import { day, makeBooking, makeStay } from './factories';
import { visitor } from './payments.actors';
import { ALL_RETURNED, bothOf, inLanes, neighbours } from './races.actors';
import { stays } from './racing-stays';
import { bookWhileRatesChange } from './rate-edits.actors';

it('8.4: of 50 cancellations at once one refunds', async () => {
  for (const hasTiers of [true, false]) {
    const stay = await makeStay(stays.service.db, { nightlyRateCents: 6_100 });
    if (hasTiers) await halfFrom30Days(stays, stay);
    const booked = await bookOnline(stays, { stay, wanted: nights(20, 25) });
    const refunded = hasTiers ? 153 + 40 : 345;
    const path = `/api/bookings/${booked.reference}/cancel?token=${booked.access_token}`;
    const answers = await race(50, index =>
      visitor(stays.at(index)).post(path, index % 3 ? { expected_refund: refunded } : undefined),
    );
    expect(statuses(answers)).toEqual({ 201: 1, 422: 49 });
    await stays.settled();
    const charge = [...stays.stripe.charges.values()].at(-1)!;
    expect(charge).toMatchObject({ amount: 34_500, amount_refunded: refunded * 100 });
    expect(await refundsOf(stays, booked)).toEqual([{ cents: refunded * 100, status: 'done' }]);
  }
});

describe('8.7: bookings under tokens against as many edits of the rate at once', () => {
  const COUNT = trials(100, 20);

  it('inside the lock each is charged as shown', async () => {
    const { charged, counts } = await bookWhileRatesChange(stays, COUNT, 15);
    expect(counts).toEqual({ 201: COUNT });
    expect(charged).toEqual([{ total: 14_000, shown: 14_000, count: COUNT }]);
  });

  it('after it and a first edit none is booked at another price than shown', async () => {
    const { charged, counts, codes } = await bookWhileRatesChange(stays, COUNT, 0, 101);
    expect(counts).toEqual({ 422: COUNT });
    expect(codes).toEqual(['price_changed']);
    expect(charged).toEqual([]);
  });
});

it('10.1: of 20 bookings changed onto the same nights at once one has them; the slowest times are printed', async () => {
  const slowestMs: number[] = [];
  for (let round = 0; round < trials(3); round += 1) {
    const stay = await makeStay(stays.service.db);
    const bookings = await race(20, index =>
      makeBooking(stays.service.db, { stay, isSimulated: true, checkIn: day(100 + index * 4) }),
    );
    const took: number[] = [];
    const answers = await race(20, async index => {
      const start = performance.now();
      const answer = await changeDates(stays.at(index).host, bookings[index]!, { ...nights(60, 63), refund: 'full' });
      took.push(performance.now() - start);
      return answer;
    });
    slowestMs.push(Math.round(Math.max(...took)));
    expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
    expect(answers.filter(({ body }) => body.code === 'dates_taken')).toHaveLength(19);
    const winner = bookings[answers.findIndex(({ status }) => status === 200)]!;
    expect(await ledgerOf(stays, winner)).toMatchObject({ held: `${day(60)}/${day(63)}` });
  }
  // The first round is also the first of its kind that both processes run.
  process.stdout.write(`10.1: the slowest of 20 changes of dates took ${slowestMs.join(', then ')} ms\n`);
});

describe('10.2: two bookings of a stay that change at once', () => {
  it('never swap their nights', async () => {
    await inLanes(trials(40, 8), 8, async index => {
      const { one, other } = await neighbours(stays);
      const answers = await Promise.all([
        changeDates(stays.at(index).host, one, nights(110, 113)),
        changeDates(stays.at(index + 1).host, other, index % 2 ? nights(100, 103) : nights(102, 105)),
      ]);
      expect(answers.map(({ body }) => body.code)).toEqual(['dates_taken', 'dates_taken']);
      expect(await ledgerOf(stays, one)).toMatchObject({ held: `${day(100)}/${day(103)}` });
      expect(await ledgerOf(stays, other)).toMatchObject({ held: `${day(110)}/${day(113)}` });
    });
  });

  it('share no free night', async () => {
    await inLanes(trials(40, 8), 8, async index => {
      const { one, other } = await neighbours(stays);
      const answers = await Promise.all([
        changeDates(stays.at(index).host, one, nights(104, 107)),
        changeDates(stays.at(index + 1).host, other, nights(106, 109)),
      ]);
      expect(statuses(answers)).toEqual({ 200: 1, 409: 1 });
    });
  });

  it('follow each other where one moves away in time', async () => {
    const outcomes = new Set<number>();
    await inLanes(trials(40, 8), 8, async index => {
      const { one, other } = await neighbours(stays);
      const moves = [
        () => changeDates(stays.at(index).host, one, nights(111, 114)),
        () => changeDates(stays.at(index + 1).host, other, nights(120, 123)),
      ];
      const [first, second] = index % 2 ? moves : moves.toReversed();
      const both = await bothOf(first!, second!, index < 2);
      const [followed, left] = index % 2 ? both : both.toReversed();
      expect([left!.status, [200, 409].includes(followed!.status)]).toEqual([200, true]);
      outcomes.add(followed!.status);
      const from = followed!.status === 200 ? 111 : 100;
      expect(await ledgerOf(stays, one)).toMatchObject({ held: `${day(from)}/${day(from + 3)}` });
      expect(await ledgerOf(stays, other)).toMatchObject({ held: `${day(120)}/${day(123)}` });
    });
    expect(outcomes.size).toBe(2);
  });
});

it('10.4: of a change and a cancellation at one instant one is first, and all is refunded once', async () => {
  const wanted = [nights(50, 53), nights(40, 42), nights(40, 45)];
  const homes = await race(8, () => makeStay(stays.service.db));
  const first = { change: 0, cancellation: 0 };
  await inLanes(trials(200, 20), 8, async (index, lane) => {
    const stay = homes[lane]!;
    const made = await makeBooking(stays.service.db, {
      stay,
      isSimulated: true,
      checkIn: day(40),
      policy: ALL_RETURNED,
    });
    const booked: ChangedBooking = { reference: made.reference, access_token: made.accessToken, stay };
    const to = wanted[index % 3]!;
    const [here, there] = [stays.at(index), stays.at(index + 1)];
    const changing = () =>
      index % 2 ? change(visitor(here), booked, to) : changeDates(here.host, booked, { ...to, refund: 'full' });
    const cancelling = () =>
      index % 5 < 3
        ? cancelBooking(visitor(there), booked)
        : there.host.patch(`/api/bookings/manage/${booked.reference}`, { action: 'cancel' });
    const isChangeFirst = index % 4 < 2;
    const answers = await (isChangeFirst
      ? bothOf(changing, cancelling, index < 4)
      : bothOf(cancelling, changing, index < 4));
    const [changed, cancelled] = isChangeFirst ? answers : answers.toReversed();
    expect([200, 201]).toContain(cancelled!.status);
    const isChanged = changed!.status < 300;
    if (!isChanged) expect(['already_cancelled', 'change_not_offered']).toContain(changed!.body.code);
    first[isChanged ? 'change' : 'cancellation'] += 1;
    const { paid, refunded, held } = await ledgerOf(stays, booked);
    const total = isChanged && index % 3 === 2 ? 540 : 340;
    expect([index, paid, refunded, held]).toEqual([index, total, total, null]);
    // A shorter stay returns its part at the change, a longer one was paid twice.
    expect(await refundsOf(stays, booked)).toHaveLength(isChanged && index % 3 > 0 ? 2 : 1);
  });
  process.stdout.write(`10.4: ${JSON.stringify(first)} came first\n`);
  expect(Math.min(first.change, first.cancellation)).toBeGreaterThan(0);
});

describe('10.6: a change that is paid as it ends', () => {
  /** The change costs exactly the two added nights at the price of now. */
  async function opened(index: number): Promise<{ booked: ChangedBooking; sessionId: string }> {
    const booked = await bookOnline(stays.at(index), { wanted: nights(40, 43) });
    await stays.service.db.rows('UPDATE stay SET nightly_rate_cents = 15000 WHERE id = $1', [booked.stay.id]);
    const { status, body } = await change(visitor(stays.at(index)), booked, nights(40, 45));
    expect([status, body.data.change.difference]).toEqual([201, 300]);
    const url: string = body.data.redirect_url;
    return { booked, sessionId: [...stays.stripe.sessions.values()].find(session => session.url === url)!.id };
  }

  const overdue = async ({ reference }: ChangedBooking) =>
    stays.service.db.rows(
      `WITH over AS (
         UPDATE booking_change SET expires_at = now() - interval '1 second' WHERE reference = $1 AND status = 'open'
         RETURNING id, expires_at
       ) UPDATE held_nights SET expires_at = over.expires_at FROM over WHERE change_id = over.id`,
      [`${reference}-2`],
    );

  const ends: ((booked: ChangedBooking, index: number) => Promise<unknown>)[] = [
    async booked => {
      await overdue(booked);
      await stays.startJob('release-unpaid-bookings');
    },
    (booked, index) => giveUp(visitor(stays.at(index)), booked),
    (booked, index) => cancelBooking(visitor(stays.at(index)), booked),
  ];

  it('applies, or its money goes back and the booking is unchanged', async () => {
    const all: { booked: ChangedBooking; isCancelled: boolean }[] = [];
    await inLanes(trials(30, 6), 8, async index => {
      const { booked, sessionId } = await opened(index);
      const end = () => ends[index % 3]!(booked, index + 1);
      const pay = async () => {
        stays.stripe.pay(sessionId);
        if (index < 3) await stays.stripe.deliveries.settled();
      };
      if (index === 3) await overdue(booked);
      await (index < 3 ? bothOf(pay, end, true) : bothOf(end, pay, false));
      all.push({ booked, isCancelled: index % 3 === 2 });
    });
    await stays.settled();
    const outcomes = { applied: 0, returned: 0 };
    for (const { booked, isCancelled } of all) {
      const { total, ...rest } = await ledgerOf(stays, booked);
      const isApplied = total === 640;
      outcomes[isApplied ? 'applied' : 'returned'] += 1;
      const to = isApplied ? day(45) : day(43);
      expect({ total, ...rest }).toMatchObject({
        total: isApplied ? 640 : 340,
        paid: 640,
        refunded: isCancelled ? 640 : isApplied ? 0 : 300,
        held: isCancelled ? null : `${day(40)}/${to}`,
        heldByChange: 0,
      });
      expect((await refundsOf(stays, booked)).every(({ status }) => status === 'done')).toBe(true);
    }
    process.stdout.write(`10.6: ${JSON.stringify(outcomes)}\n`);
    expect(Math.min(outcomes.applied, outcomes.returned)).toBeGreaterThan(0);
  });

  it('paid after its end goes back', async () => {
    const { booked, sessionId } = await opened(0);
    await overdue(booked);
    stays.stripe.pay(sessionId);
    await stays.settled();
    expect(await ledgerOf(stays, booked)).toMatchObject({ total: 340, refunded: 300, held: `${day(40)}/${day(43)}` });
  });
});

it('7.9: deposits go back once where sweeps run at the same time', async () => {
  const { db } = stays.service;
  const the = depositActors(stays);
  await the.daysUntilReturned(1);
  const booked = await race(12, () => the.simulatedBooking());
  await race(12, index => the.completed(booked[index]!));
  const due = booked.map(({ reference }) => reference);
  await db.rows('UPDATE booking SET deposit_returns_at = now() WHERE reference = ANY ($1)', [due]);
  // A process does two jobs at once: of three sweeps that wait, at least one is of the other process.
  await stays.whileLocked('SELECT FROM stays.booking WHERE reference = ANY ($1) FOR UPDATE', [due], async waiting => {
    await race(4, () => stays.startJob('return-deposits'));
    await waiting(3);
  });
  await stays.settled();
  for (const each of booked) expect(await the.partsOf(each)).toEqual([['deposit', DEPOSIT]]);
});
