import { race, statuses } from '../harness/race';
import { type OwnProcess, startProcess } from '../harness/own-process';
import { type PaidStays, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';
import { cancelBooking, offersOf, takenNights, wait } from './waitlist.actors';

jest.setTimeout(300_000); // processes start slowly on a busy machine

let stays: PaidStays;
let other: OwnProcess;
beforeAll(async () => {
  stays = await startPaidStays({ JWT_SECRET: 'a secret for tests only', DATABASE_TIMEOUT_MS: '30000' });
  await stays.service.db.rows(`UPDATE setting SET value = 'true' WHERE key = 'waitlist'`);
  other = await startProcess({ SERVICES: 'stays', ...stays.environment });
});
afterAll(async () => {
  other?.child.kill('SIGKILL');
  await stays?.close();
});

it('10.7 over two processes: the first of five that wait has the nights, and forty bookings at once are refused', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { stay, booking, nights } = await takenNights(stays);
    for (let index = 0; index < 5; index += 1)
      await wait(stays, stay.slug, { ...nights, email: `round-${round}-${index}@example.com` });
    const answers = await race(41, index => {
      if (index === 20) return cancelBooking(round % 2 === 0 ? stays.host : stays.host.at(other.origin), booking);
      const guest = visitor(stays);
      const caller = index % 2 === 0 ? guest : guest.at(other.origin);
      return caller.post('/api/bookings', bookingBody({ stay_slug: stay.slug, ...nights }));
    });
    const [cancelled] = answers.splice(20, 1);
    expect([round, cancelled!.status, statuses(answers)]).toEqual([round, 200, { 409: 40 }]);
    expect(await offersOf(stays, stay.id)).toMatchObject([
      { email: `round-${round}-0@example.com`, state: 'open', is_sent: true, is_held: true },
    ]);
  }
});
