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
  it('look the token up, read, and write everything', async () => {
    const statements = await statementsOfBooking(CARD);
    expect(statements).toHaveLength(3);
    for (const table of ['booking', 'held_nights', 'booking_event', 'notification', 'form_mail'])
      expect(statements[2]).toMatch(`INSERT INTO ${table} `);
  });

  it('wait for other bookings of the address before that, where it is paid on arrival', async () => {
    const statements = await statementsOfBooking({});
    expect(statements).toHaveLength(4);
    expect(statements[1]).toMatch('pg_advisory_xact_lock');
  });
});
