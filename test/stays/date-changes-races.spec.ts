import { BooksChecks } from '#shared/books/books-checks.service';
import { race, statuses } from '../harness/race';
import { allowChanges, book, cancelBooking, change, changeDates, ledgerOf, nights } from './date-changes.actors';
import { day, makeBooking, makeStay } from './factories';
import { visitor } from './payments.actors';
import { type Stays, startStays } from './stays';

/** `TEST_TRIALS=200` takes longer. */
const TRIALS = Number(process.env['TEST_TRIALS'] ?? 40);

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
  await allowChanges(stays);
});
afterAll(() => stays?.service.close());
afterEach(async () => {
  expect(await stays.service.get(BooksChecks).run()).toEqual({ count: 0, differences: [] });
});

it('of 20 bookings changed onto the same nights at once one has them', async () => {
  const stay = await makeStay(stays.service.db);
  const bookings = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      makeBooking(stays.service.db, { stay, isSimulated: true, checkIn: day(100 + index * 4) }),
    ),
  );
  const answers = await race(20, index =>
    changeDates(stays.host, bookings[index]!, { ...nights(60, 63), refund: 'full' }),
  );
  expect(statuses(answers)).toEqual({ 200: 1, 409: 19 });
  expect(answers.filter(({ body }) => body.code === 'dates_taken')).toHaveLength(19);
});

it('two bookings that swap nights at once wait for each other once, and neither moves', async () => {
  for (let trial = 0; trial < 10; trial += 1) {
    const stay = await makeStay(stays.service.db);
    const [one, other] = [
      await makeBooking(stays.service.db, { stay, isSimulated: true, checkIn: day(100) }),
      await makeBooking(stays.service.db, { stay, isSimulated: true, checkIn: day(110) }),
    ];
    const answers = await Promise.all([
      changeDates(stays.host, one, nights(110, 113)),
      changeDates(stays.host, other, nights(100, 103)),
    ]);
    expect(statuses(answers)).toEqual({ 409: 2 });
    expect(answers.every(({ body }) => body.code === 'dates_taken')).toBe(true);
    expect(await ledgerOf(stays, one)).toMatchObject({ held: `${day(100)}/${day(103)}` });
  }
});

it('of a change and a cancellation at one instant one is refunded once, and no night is left behind', async () => {
  for (let trial = 0; trial < TRIALS; trial += 1) {
    const booked = await book(stays);
    const [changed, cancelled] = await Promise.all([
      change(visitor(stays), booked, nights(40, 42)),
      cancelBooking(visitor(stays), booked),
    ]);
    expect([201, 422]).toContain(changed.status);
    expect(cancelled.status).toBe(201);
    const { paid, refunded, held } = await ledgerOf(stays, booked);
    expect({ paid, refunded, held }).toEqual({ paid: 340, refunded: 340, held: null });
  }
}, 120_000);
