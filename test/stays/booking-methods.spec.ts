import { makeStay } from './factories';
import { bookingBody, CARD, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ TRUST_PROXY: '1' });
});
afterAll(() => stays?.service.close());

let visitors = 0;
/** Each call from an address of its own, since five bookings from one address are all there are. */
const visitor = () => {
  visitors += 1;
  return stays.anonymous.with({ 'X-Forwarded-For': `10.1.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
};
const book = (values: Record<string, unknown> = {}) => visitor().post('/api/bookings', bookingBody(values));
const bookings = async () => (await stays.service.db.row<{ n: number }>('SELECT count(*) AS n FROM booking'))!.n;

describe('the simulator', () => {
  it('takes its paying card and wallets at once', async () => {
    for (const payment of [CARD, { payment_method: 'wallet' }]) {
      const { slug } = await makeStay(stays.service.db);
      const { body } = await book({ stay_slug: slug, ...payment });
      expect(body.data).toMatchObject({ status: 'confirmed', payment_status: 'paid', redirect_url: null });
    }
  });

  it('lets its other card be declined, which holds no nights', async () => {
    const { slug } = await makeStay(stays.service.db);
    const declined = await book({ stay_slug: slug, ...CARD, card_number: '4000-0000-0000-0002' });
    expect([declined.status, declined.body.data]).toEqual([
      201,
      expect.objectContaining({ status: 'cancelled', payment_status: 'failed', failure_reason: 'card_declined' }),
    ]);
    expect(declined.body.message).toContain('declined');
    expect(declined.body.data).toMatchObject({ code: 'card_declined_new_token', next: 'new_token' });
    const made = await book({ stay_slug: slug });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ message: 'The booking is recorded.', data: { code: null, next: null } });
  });

  it.each([
    ['card_number', '4242424242424241'],
    ['card_number', '5555555555554444'],
    ['card_number', undefined],
    ['card_name', ''],
    ['card_expiry', '13/30'],
    ['card_expiry', '01/20'],
    ['card_expiry', '2030-01'],
    ['card_cvc', '12'],
    ['card_cvc', 'abc'],
  ])('refuses %s %p without telling it back', async (field, value) => {
    const before = await bookings();
    const { status, body, text } = await book({ ...CARD, [field]: value });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
    if (value) expect(text).not.toContain(value);
    expect(await bookings()).toBe(before);
  });

  it('keeps nothing of a card', async () => {
    const { slug } = await makeStay(stays.service.db);
    await book({ stay_slug: slug, ...CARD, card_name: 'Q Unforgettable', card_cvc: '907' });
    const [kept] = await stays.service.db.rows<{ text: string }>(
      `SELECT string_agg(booking::text, ' ') || (SELECT coalesce(string_agg(notification::text, ' '), '') FROM notification) AS text FROM booking`,
    );
    expect(kept!.text).not.toMatch(/4242 ?4242|Unforgettable/);
  });
});

describe('payment methods', () => {
  const offered = async () => (await stays.anonymous.get('/api/payments/methods')).body.data;

  it('are what can be booked with', async () => {
    expect(await offered()).toEqual({
      methods: [
        { method: 'card', hosted: false },
        { method: 'wallet', hosted: false },
        { method: 'on_arrival', hosted: false },
      ],
      allowPayOnArrival: true,
      simulated: true,
    });
    await stays.owner.patch('/api/settings/allow_pay_on_arrival', { value: false });
    expect((await offered()).methods.map(({ method }: { method: string }) => method)).toEqual(['card', 'wallet']);
    const before = await bookings();
    const refused = await book();
    expect([refused.status, refused.body.code]).toEqual([422, 'payment_method_unavailable']);
    expect(await bookings()).toBe(before);
    await stays.owner.patch('/api/settings/allow_pay_on_arrival', { value: true });
  });
});
