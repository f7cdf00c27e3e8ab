import { RESPONSE_DAYS } from '#idempotency/response-retention';
import { makeStay } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ RATE_LIMIT_BOOKINGS: '1000' });
});
afterAll(() => stays?.service.close());

const night = async () => {
  await stays.service.db.rows(`SELECT stays_jobs.add_job('delete_old_responses')`);
  await stays.service.doJobs();
};
const receipts = () =>
  stays.service.db.rows<{ isStored: boolean }>('SELECT receipt IS NOT NULL AS "isStored" FROM booking');

it('the receipt of a booking is replayed for 30 days, and its token books nothing afterwards', async () => {
  const { slug } = await makeStay(stays.service.db);
  const booking = bookingBody({ stay_slug: slug, client_token: 'booked-a-month-ago' });
  const book = (change: object = {}) => stays.anonymous.post('/api/bookings', { ...booking, ...change });
  const first = await book();
  stays.service.clock.advance({ hours: RESPONSE_DAYS * 24 - 1 });
  await night();
  const again = await book();
  expect([again.status, again.text]).toEqual([201, first.text]);

  stays.service.clock.advance({ hours: 1 });
  expect((await book()).body.code).toBe('idempotency_response_lost');
  await night();
  expect(await receipts()).toEqual([{ isStored: false }]);
  const later = await book({ guests: 1 });
  expect([later.status, later.body.code]).toEqual([409, 'idempotency_response_lost']);
  expect((await book({ guest_email: 'other@example.com' })).body.code).toBe('client_token_reused');
  expect(await receipts()).toHaveLength(1);
});
