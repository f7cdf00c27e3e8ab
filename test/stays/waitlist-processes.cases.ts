import { setTimeout as sleep } from 'node:timers/promises';
import { Jobs } from '#jobs/jobs';
import { hashOfToken } from '#shared/waiting-list/waiting-tokens';
import { race, statuses } from '../harness/race';
import type { Answer } from '../harness/client';
import { trials } from '../harness/trials';
import { visitor } from './payments.actors';
import { bookingBody } from './stays';
import { at, stays } from './two-processes';
import { cancelBooking, endTimeOfOffer, offersOf, takenNights, wait } from './waitlist.actors';

beforeAll(async () => {
  await stays.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
});

/** Nights that are taken, for which guests wait: `name-0@example.com` and so on. */
async function awaitedNights(name: string, guests: number) {
  const taken = await takenNights(stays);
  for (let index = 0; index < guests; index += 1)
    await wait(stays, taken.stay.slug, { ...taken.nights, email: `${name}-${index}@example.com` });
  return taken;
}

/** Half of the guests book at each process. */
const book = (index: number, slug: string, values: Record<string, unknown>): Promise<Answer> =>
  at(visitor(stays), index).post('/api/bookings', bookingBody({ stay_slug: slug, ...values }));

/** Gives the open offer of a stay this token: a process may have mailed its own, which only its guest can read. */
const setToken = (stayId: number, token: string) =>
  stays.service.db.rows(
    `UPDATE waiting_offer SET token_hash = $2 WHERE subject = 'stay' AND subject_id = $1 AND state = 'open'`,
    [stayId, hashOfToken(token)],
  );

it('10.7 over two processes: the first of five that wait has the nights, and forty bookings at once are refused', async () => {
  for (let round = 0; round < trials(5, 2); round += 1) {
    const { stay, booking, nights } = await awaitedNights(`round-${round}`, 5);
    const answers = await race(41, index =>
      index === 20 ? cancelBooking(at(stays.host, round), booking) : book(index, stay.slug, nights),
    );
    const [cancelled] = answers.splice(20, 1);
    expect([round, cancelled!.status, statuses(answers)]).toEqual([round, 200, { 409: 40 }]);
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: `round-${round}-0@example.com`, state: 'open', is_sent: true, is_held: true },
    ]);
  }
});

it('10.8 over two processes: of forty that ask for the nights of an offer that is over, none gets them, and the next has one offer', async () => {
  for (let round = 0; round < trials(3); round += 1) {
    const { stay, booking, nights } = await awaitedNights(`over-${round}`, 3);
    await cancelBooking(stays.host, booking);
    await endTimeOfOffer(stays, stay.id);
    const answers = await race(40, index => book(index, stay.slug, nights));
    expect([round, statuses(answers)]).toEqual([round, { 409: 40 }]);
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: `over-${round}-0@example.com`, state: 'lapsed', is_held: false },
      { email: `over-${round}-1@example.com`, state: 'open', is_sent: true, is_held: true },
    ]);
  }
});

it('10.8 over two processes: the job of a minute passes an offer that is over to the next, who books it once', async () => {
  const { stay, booking, nights } = await awaitedNights('minute', 2);
  await cancelBooking(at(stays.host, 1), booking);
  await setToken(stay.id, 'former');
  await endTimeOfOffer(stays, stay.id);
  await stays.service.get(Jobs).enqueue('release-unpaid-bookings', {});
  while ((await offersOf(stays, stay.id)).length < 2) await sleep(50);
  expect(await offersOf(stays, stay.id)).toMatchObject([
    { email: 'minute-0@example.com', state: 'lapsed', is_held: false },
    { email: 'minute-1@example.com', state: 'open', is_sent: true, is_held: true },
  ]);
  await setToken(stay.id, 'next');
  const answers = await race(20, index =>
    book(index, stay.slug, { ...nights, offer_token: index % 4 < 2 ? 'former' : 'next' }),
  );
  expect(statuses(answers)).toEqual({ 201: 1, 409: 19 });
  expect((await offersOf(stays, stay.id)).map(({ state }) => state)).toEqual(['lapsed', 'accepted']);
});
