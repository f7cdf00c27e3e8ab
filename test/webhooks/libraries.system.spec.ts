/**
 * @no-database
 * @needs webhook-libraries
 */
import { verify, WebhookVerificationError } from '../../clients/src/webhooks';
import { webhookLibrary } from '../harness/webhook-library';
import { newWebhookSecret, signatureOf } from '#webhooks/sending/webhook-signature';

const payload = JSON.stringify({ id: 'evt_1', type: 'food.order.placed', data: { name: 'سارة' } });

function signedBy(...secrets: string[]): Record<string, string> {
  const timestamp = Math.floor(Date.now() / 1000);
  return {
    'webhook-id': 'evt_1',
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatureOf({ id: 'evt_1', timestamp, payload }, secrets),
  };
}

describe.each(['standardwebhooks', 'svix'])('W3: the library %s', name => {
  const { Webhook } = webhookLibrary(name);

  it('verifies a request, and refuses one with a changed byte', () => {
    const secret = newWebhookSecret();
    const library = new Webhook(secret);
    expect(library.verify(payload, signedBy(secret))).toEqual(JSON.parse(payload));
    expect(() => library.verify(payload.replace('placed', 'Placed'), signedBy(secret))).toThrow('signature');
    expect(() => library.verify(payload, signedBy(newWebhookSecret()))).toThrow('signature');
  });

  it('verifies with each of two secrets', () => {
    const [former, secret] = [newWebhookSecret(), newWebhookSecret()];
    const headers = signedBy(secret, former);
    for (const each of [former, secret]) expect(new Webhook(each).verify(payload, headers)).toBeTruthy();
  });
});

describe('verify of the clients', () => {
  it('returns the event of a signed request', async () => {
    const [former, secret] = [newWebhookSecret(), newWebhookSecret()];
    for (const each of [former, secret])
      expect(await verify(payload, signedBy(secret, former), each)).toEqual(JSON.parse(payload));
    expect(await verify(Buffer.from(payload), new Headers(signedBy(secret)), secret)).toMatchObject({ id: 'evt_1' });
  });

  it('refuses a changed byte, another secret, a missing header and an old request', async () => {
    const secret = newWebhookSecret();
    const headers = signedBy(secret);
    const { 'webhook-id': _, ...withoutId } = headers;
    const attempts = [
      verify(payload.replace('placed', 'Placed'), headers, secret),
      verify(payload, headers, newWebhookSecret()),
      verify(payload, withoutId, secret),
      verify(payload, headers, secret, { now: Date.now() + 301_000 }),
    ];
    const results = await Promise.allSettled(attempts);
    const refused = results.map(
      result => result.status === 'rejected' && result.reason instanceof WebhookVerificationError,
    );
    expect(refused).toEqual([true, true, true, true]);
  });
});
