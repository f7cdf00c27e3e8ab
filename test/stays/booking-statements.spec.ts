import { statementsOf } from '../harness/statements';
import { makeStay } from './factories';
import { bookingBody, CARD, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

async function statementsOfBooking(values: Record<string, unknown>): Promise<string[]> {
  const { slug } = await makeStay(stays.service.db);
  let status = 0;
  const statements = await statementsOf(stays.service.db, async () => {
    status = (await stays.anonymous.post('/api/bookings', bookingBody({ stay_slug: slug, ...values }))).status;
  });
  expect(status).toBe(201);
  return statements;
}

describe('the statements of a booking', () => {
  it('read the token and everything else, and write everything', async () => {
    const statements = await statementsOfBooking(CARD);
    expect(statements).toHaveLength(2);
    for (const table of ['booking', 'held_nights', 'booking_event', 'notification', 'form_mail'])
      expect(statements[1]).toMatch(`INSERT INTO ${table} `);
  });

  it('first wait for other bookings of the address if it is paid on arrival', async () => {
    const statements = await statementsOfBooking({});
    expect(statements).toHaveLength(3);
    expect(statements[0]).toMatch('pg_advisory_xact_lock');
  });
});
