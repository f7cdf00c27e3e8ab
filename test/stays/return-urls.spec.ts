import { makeStay } from './factories';
import { type PaidStays, SITE, startPaidStays, visitor } from './payments.actors';
import { bookingBody } from './stays';

const PREVIEW = 'https://preview.example';

let stays: PaidStays;
beforeAll(async () => {
  stays = await startPaidStays({ CORS_ORIGIN: PREVIEW });
});
afterAll(() => stays?.close());

async function booking(change: object) {
  const { slug } = await makeStay(stays.service.db);
  const body = bookingBody({ stay_slug: slug, payment_method: 'card', ...change });
  const send = () => visitor(stays).post('/api/bookings', body);
  return { slug, send, answer: await send() };
}

describe('the way back from a booking', () => {
  it('leads to the pages that it names, with the booking and how it ended', async () => {
    const { answer } = await booking({ return_url_ok: `${PREVIEW}/thanks`, return_url_cancel: `${SITE}/rooms?x=1` });
    const { reference, access_token, session_id } = answer.body.data;
    expect(stays.stripe.sessions.get(session_id)).toMatchObject({
      success_url: `${PREVIEW}/thanks?reference=${reference}&access_token=${access_token}&payment=success`,
      cancel_url: `${SITE}/rooms?x=1&reference=${reference}&access_token=${access_token}&payment=cancel`,
    });
  });

  it('is the page of the site when none is named', async () => {
    const { reference, access_token, session_id } = (await booking({ payment_method: 'wallet' })).answer.body.data;
    expect(stays.paypal.orders.get(session_id)!.returnUrl).toBe(
      `${SITE}/bookings/${reference}?access_token=${access_token}&payment=success`,
    );
  });

  it.each(['https://evil.example/thanks', `${PREVIEW}@evil.example/`, '//evil.example'])(
    'is refused at %s, and nothing is booked',
    async address => {
      const { slug, answer } = await booking({ return_url_cancel: address });
      expect(answer).toMatchObject({ status: 400, body: { codes: { return_url_cancel: [{ code: 'return_url' }] } } });
      expect(await stays.service.db.rows('SELECT FROM booking WHERE stay_slug = $1', [slug])).toEqual([]);
    },
  );

  it('is kept while the page cannot be opened', async () => {
    stays.stripe.faults.down = true;
    const { send, answer } = await booking({ return_url_ok: `${PREVIEW}/thanks` });
    stays.stripe.faults.down = false;
    expect(answer.status).toBe(502);
    const { session_id } = (await send()).body.data;
    expect(stays.stripe.sessions.get(session_id)!.success_url).toContain(`${PREVIEW}/thanks?reference=`);
  });
});
