import { makeBooking } from './factories';
import { bookingBody, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays();
});
afterAll(() => stays?.service.close());

const unknownFields = (count: number, name = 'unknown') =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`${name}${at}`, at]));

describe('fields that nobody knows', () => {
  it('are refused by the first fifty of them', async () => {
    const answer = await stays.anonymous.post('/api/bookings', { ...bookingBody(), ...unknownFields(4500) });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.errors)).toHaveLength(50);
    expect(Object.values(answer.body.codes)).toEqual(Array.from({ length: 50 }, () => [{ code: 'unknown_field' }]));
    expect(answer.text.length).toBeLessThan(10_000);
  });

  it('are not repeated at length', async () => {
    const body = { ...bookingBody(), ...unknownFields(60, 'x'.repeat(1500)) };
    const answer = await stays.anonymous.post('/api/bookings', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
    expect(answer.text.length).toBeLessThan(20_000);
  });
});

describe('a word in an address', () => {
  it.each(['bookings/webhooks/review', 'bookings/webhooks/webhooks', 'webhooks/payments/../../bookings'])(
    'switches no check of the body off: %s',
    async path => {
      const deep = await stays.anonymous.post(`/api/${path}`, undefined, { raw: '['.repeat(50_000) });
      expect(deep.status).toBeGreaterThanOrEqual(400);
      expect(deep.status).toBeLessThan(500);
    },
  );

  it('is no way around a media type', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const answer = await stays.anonymous.post('/api/bookings/webhooks/review', undefined, { raw: 'x', headers });
    expect(answer.status).toBe(415);
  });
});

it('judges a webhook by its signature, whatever its body is', async () => {
  const types = ['application/json', 'text/plain', 'multipart/form-data; boundary=x'];
  for (const raw of ['['.repeat(50_000), '{', 'nothing', `[${'1,'.repeat(6000)}1]`]) {
    for (const type of types) {
      const headers = { 'Content-Type': type };
      const { status, body } = await stays.anonymous.post('/api/webhooks/payments/stripe', undefined, { raw, headers });
      expect([status, body.code]).toEqual([401, 'signature_invalid']);
    }
  }
});

it('lets no cache keep a booking', async () => {
  const booking = await makeBooking(stays.service.db, { stay: stays.stay });
  const answers = await Promise.all([
    stays.anonymous.get(`/api/bookings/${booking.reference}?email=${booking.guestEmail}`),
    stays.anonymous.get(`/api/bookings/${booking.reference}?email=nobody@example.com`),
    stays.owner.get('/api/stays'),
    stays.anonymous.get('/api/stays'),
  ]);
  expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual([
    [200, 'no-store'],
    [404, 'no-store'],
    [200, 'no-store'],
    [200, 'public, no-cache'],
  ]);
});
