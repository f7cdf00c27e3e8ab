import { once } from 'node:events';
import { connect } from 'node:net';
import { callWebhook, demoCall, type PaidFood, startPaidFood } from './payments.actors';

const BODY_BYTES = 900 * 1024;

let food: PaidFood;
beforeAll(async () => {
  food = await startPaidFood();
});
afterAll(() => food.close());

const seconds = (ago = 0) => Math.floor(Date.now() / 1000) - ago;
const hex = 'ab'.repeat(32);
const paypalHeaders = (change: object = {}) => ({
  ...food.paypal.signed({ id: 'WH-1' }).headers,
  ...change,
});

/** Announces a body and sends none of it; answers the status line, which is 408 where the body is waited for. */
async function statusWithoutBody(provider: string, headers: Record<string, string>): Promise<string> {
  const { port, hostname } = new URL(food.service.origin);
  const socket = connect(Number(port), hostname).setEncoding('utf8');
  const lines = [
    `POST /food/api/payments/webhooks/${provider} HTTP/1.1`,
    'Host: x',
    'Content-Type: application/json',
    `Content-Length: ${BODY_BYTES}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  const [answer = ''] = (await once(socket, 'data')) as string[];
  socket.destroy();
  return answer.split('\r\n')[0] ?? '';
}

describe('the body of a webhook', () => {
  it.each([
    ['stripe', 'without a signature', () => ({})],
    ['stripe', 'with words for a signature', () => ({ 'Stripe-Signature': 'let me in' })],
    ['stripe', 'with a signature that is no hash', () => ({ 'Stripe-Signature': `t=${seconds()},v1=00` })],
    ['stripe', 'signed too long ago', () => ({ 'Stripe-Signature': `t=${seconds(400)},v1=${hex}` })],
    ['paypal', 'without a signature', () => ({})],
    ['paypal', 'with a short signature', () => paypalHeaders({ 'paypal-transmission-sig': 'AAAA' })],
    ['paypal', 'signed by anybody', () => paypalHeaders({ 'paypal-cert-url': 'https://evil.example/cert.pem' })],
    ['demo', 'without a signature', () => ({})],
    ['demo', 'signed too long ago', () => ({ 'X-Demo-Signature': `t=${seconds(400)},v1=${hex}` })],
  ])('is not waited for by %s %s', async (provider, _, headers) => {
    expect(await statusWithoutBody(provider, headers())).toBe('HTTP/1.1 401 Unauthorized');
  });

  it('is read where it is signed, and refused where it is not', async () => {
    const event = { id: 'large', type: 'other', padding: 'x'.repeat(BODY_BYTES) };
    for (const [provider, call] of [
      ['stripe', food.stripe.signed({ ...event, data: {} })],
      ['paypal', food.paypal.signed({ ...event, event_type: 'OTHER' })],
      ['demo', demoCall(event)],
    ] as const) {
      expect([provider, (await callWebhook(food, provider, call)).status]).toEqual([provider, 200]);
      const altered = { ...call, body: call.body.replace('large', 'other') };
      expect([provider, (await callWebhook(food, provider, altered)).status]).toEqual([provider, 401]);
    }
  });

  it('has a limit also where it may be signed', async () => {
    const call = demoCall({ id: 'too-large', padding: 'x'.repeat(1024 * 1024) });
    expect((await callWebhook(food, 'demo', call)).status).toBe(413);
  });
});
