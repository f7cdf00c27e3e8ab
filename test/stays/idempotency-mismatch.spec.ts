import { expectMismatchHeader } from '../shared/mismatch.actors';
import { makeStay } from './factories';
import { bookingBody, CARD, type Stays, startStays } from './stays';

let stays: Stays;
beforeAll(async () => {
  stays = await startStays({ RATE_LIMIT_BOOKINGS: '1000', RATE_LIMIT_INQUIRIES: '1000' });
});
afterAll(() => stays?.service.close());

const visitor = () => stays.anonymous.with({ Origin: 'http://localhost:5173' });

describe('the same token with another body', () => {
  it('is told to the guest who books', async () => {
    const slugs = { mismatched: '', 'raced-at-once': '' };
    for (const token of ['mismatched', 'raced-at-once'] as const)
      slugs[token] = (await makeStay(stays.service.db)).slug;
    await expectMismatchHeader(
      (client_token, sent) =>
        visitor().post(
          '/api/bookings',
          bookingBody({
            stay_slug: slugs[client_token as keyof typeof slugs],
            client_token,
            ...(sent === 'other' && { guests: 1, special_requests: 'A cot' }),
          }),
        ),
      ['mismatched', 'raced-at-once'],
    );
  });

  it('is not told of another card, which is not part of what is stored', async () => {
    const { slug } = await makeStay(stays.service.db);
    const booking = bookingBody({ stay_slug: slug, client_token: 'two-cards', ...CARD });
    expect((await visitor().post('/api/bookings', booking)).status).toBe(201);
    const again = await visitor().post('/api/bookings', { ...booking, card_cvc: '999' });
    expect([again.status, again.headers['idempotency-mismatch']]).toEqual([201, undefined]);
  });

  it('is not told to a guest with another e-mail address', async () => {
    const { slug } = await makeStay(stays.service.db);
    const booking = bookingBody({ stay_slug: slug, client_token: 'of-one-guest' });
    await visitor().post('/api/bookings', booking);
    const other = await visitor().post('/api/bookings', { ...booking, guest_email: 'other@example.com' });
    expect([other.status, other.headers['idempotency-mismatch']]).toEqual([409, undefined]);
  });

  it('is told of a question', async () => {
    const inquiry = { name: 'Sara Haddad', email: 'sara@example.com', message: 'Is the pool heated?' };
    await expectMismatchHeader(
      (client_token, sent) =>
        visitor().post('/api/inquiries', { ...inquiry, ...(sent === 'other' && { guests: 4 }), client_token }),
      ['mismatched-question', 'raced-question'],
    );
  });
});
