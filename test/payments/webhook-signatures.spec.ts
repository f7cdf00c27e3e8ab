/** @no-database */
import { createHmac } from 'node:crypto';
import { DemoWebhooks } from '#payments/demo-webhooks';
import { PaypalCertificates } from '#payments/paypal-certificates';
import { PaypalWebhooks } from '#payments/paypal-webhooks';
import { StripeWebhooks } from '#payments/stripe-webhooks';
import type { WebhookVerifier } from '#payments/webhook-verifier';
import { TestClock } from '../harness/test-clock';
import type { SignedCall } from './deliveries';
import { LocalPaypal } from './local-paypal';
import { LocalStripe } from './local-stripe';
import { selfSignedCertificate } from './self-signed-certificate';

const clock = new TestClock();
beforeEach(() => clock.set(new Date().toISOString()));
const now = () => Math.floor(clock.now().epochMilliseconds / 1000);
const EVIL = selfSignedCertificate('evil');

/** `accepted`, or the status of the refusal. */
async function verdict(verifier: WebhookVerifier, { body, headers }: SignedCall): Promise<string | number> {
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return verifier.verify(Buffer.from(body), lower).then(
    () => 'accepted',
    (refusal: { status?: number }) => refusal.status ?? 'broken',
  );
}

const altered = (call: SignedCall): SignedCall => ({ ...call, body: call.body.replace('2610', '2611') });
const respaced = (call: SignedCall): SignedCall => ({ ...call, body: `${call.body} ` });
const without = (call: SignedCall, header: string): SignedCall => ({
  ...call,
  headers: Object.fromEntries(Object.entries(call.headers).filter(([name]) => name.toLowerCase() !== header)),
});

describe('webhooks of Stripe', () => {
  const stripe = new LocalStripe('whsec_right');
  const verifier = new StripeWebhooks(['whsec_right'], clock);
  const session = {
    id: 'cs_1',
    payment_status: 'paid',
    amount_total: 2610,
    currency: 'usd',
    client_reference_id: 'ORD-1',
    metadata: { payment: 'key-1' },
  };
  const event = stripe.event('checkout.session.completed', session);

  it('are accepted when signed with the secret, and read in our words', async () => {
    const { body, headers } = stripe.signed(event);
    expect(await verifier.verify(Buffer.from(body), { 'stripe-signature': headers['Stripe-Signature'] })).toEqual({
      eventId: event.id,
      type: 'paid',
      about: 'session',
      sessionId: 'cs_1',
      intentId: null,
      amountCents: 2610,
      currency: 'USD',
      paymentKey: 'key-1',
      reference: 'ORD-1',
      service: null,
      subjectId: null,
      reason: null,
      dueBy: null,
      occurredAt: expect.stringMatching(/Z$/),
      isTaken: null,
    });
  });

  it('are refused when anything about them is not as it was signed', async () => {
    const call = stripe.signed(event);
    expect(await verdict(verifier, altered(call))).toBe(401);
    expect(await verdict(verifier, respaced(call))).toBe(401);
    expect(await verdict(verifier, without(call, 'stripe-signature'))).toBe(401);
    expect(await verdict(verifier, { ...call, headers: { 'Stripe-Signature': 't=1,v1=00' } })).toBe(401);
    expect(await verdict(verifier, new LocalStripe('whsec_other').signed(event))).toBe(401);
    expect(await verdict(new StripeWebhooks([], clock), call)).toBe(401);
  });

  it('are accepted with either secret while one takes the place of the other', async () => {
    const changing = new StripeWebhooks(['whsec_new', 'whsec_right'], clock);
    for (const secret of ['whsec_new', 'whsec_right']) {
      const call = new LocalStripe(secret).signed(event);
      expect(await verdict(changing, call)).toBe('accepted');
      expect(await verdict(changing, altered(call))).toBe(401);
    }
    expect(await verdict(changing, new LocalStripe('whsec_older').signed(event))).toBe(401);
  });

  it.each([
    null,
    {},
    { id: 'evt_1', type: 'checkout.session.completed' },
    { id: 'evt_1', type: 'charge.refunded', data: { object: null } },
    { id: 'evt_1', type: 'charge.refunded', data: null },
  ])('say nothing with %j', async said => {
    expect(await verdict(verifier, stripe.signed(said as never))).toBe(400);
  });

  it.each([{ type: 'account.updated' }, { type: 'account.updated', data: null }, {}])(
    'are accepted with %j, whose type is nothing to us',
    async said => {
      expect(await verdict(verifier, stripe.signed({ id: 'evt_1', ...said }))).toBe('accepted');
    },
  );

  it('are refused five minutes after they were signed', async () => {
    expect(await verdict(verifier, stripe.signed(event, now() - 290))).toBe('accepted');
    expect(await verdict(verifier, stripe.signed(event, now() - 320))).toBe(401);
  });

  it.each([
    ['checkout.session.completed', { payment_status: 'unpaid' }, 'processing'],
    ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }, 'paid'],
    ['checkout.session.async_payment_failed', {}, 'failed'],
    ['checkout.session.expired', {}, 'expired'],
    ['charge.refunded', { refunded: true, amount_refunded: 5 }, 'refunded'],
    ['charge.refunded', { refunded: false, amount_refunded: 5 }, 'partially_refunded'],
    ['invoice.created', {}, 'unread'],
    ['charge.succeeded', {}, 'other'],
  ])('read %s with %j as %s', async (type, object, meaning) => {
    const { body, headers } = stripe.signed(stripe.event(type, { id: 'x', ...object }));
    const read = await verifier.verify(Buffer.from(body), { 'stripe-signature': headers['Stripe-Signature'] });
    expect(read.type).toBe(meaning);
  });
});

describe('webhooks of PayPal', () => {
  const paypal = new LocalPaypal('WH-RIGHT');
  const event = paypal.event('PAYMENT.CAPTURE.COMPLETED', {
    id: 'CAP1',
    amount: { value: '26.10', currency_code: 'USD' },
    custom_id: 'ORD-2610',
    supplementary_data: { related_ids: { order_id: 'ORDER1' } },
  });

  beforeAll(() => paypal.start());
  afterAll(() => paypal.stop());
  afterEach(() => {
    paypal.hidesCertificate = false;
    paypal.faults.down = false;
  });

  const verifier = (id = 'WH-RIGHT') => new PaypalWebhooks(id, new PaypalCertificates(paypal.url, clock));

  it('are accepted by the signature of the certificate, without a call to the API', async () => {
    paypal.calls.length = 0;
    const { body, headers } = paypal.signed(event);
    expect(await verifier().verify(Buffer.from(body), headers)).toMatchObject({
      type: 'paid',
      sessionId: 'ORDER1',
      intentId: 'CAP1',
      amountCents: 2610,
      currency: 'USD',
      reference: 'ORD-2610',
    });
    expect(paypal.calls).toEqual([]);
  });

  it('are refused when anything about them is not as it was signed', async () => {
    const call = paypal.signed(event);
    expect(await verdict(verifier(), altered(call))).toBe(401);
    expect(await verdict(verifier(), respaced(call))).toBe(401);
    expect(await verdict(verifier('WH-OTHER'), call)).toBe(401);
    for (const header of Object.keys(call.headers)) {
      expect(await verdict(verifier(), without(call, header))).toBe(401);
    }
    expect(await verdict(verifier(), { ...call, headers: { ...call.headers, 'paypal-auth-algo': 'none' } })).toBe(401);
  });

  it.each([
    'https://paypal.com.evil.io/cert.pem',
    'https://evil.io/api.paypal.com/cert.pem',
    'https://api.paypal.com@evil.io/cert.pem',
    'https://user@api.paypal.com/cert.pem',
    'http://api.paypal.com/cert.pem',
    'https://api.paypal.com:8443/cert.pem',
    'https://notpaypal.com/cert.pem',
    'http://127.0.0.1:1/cert.pem',
    'file:///etc/passwd',
    'cert.pem',
  ])('are refused with a certificate from %s, which is never read', async address => {
    const call = paypal.signed(event, EVIL, address);
    expect(await verdict(verifier(), call)).toBe(401);
  });

  it('are refused under another key or a certificate that is over', async () => {
    expect(await verdict(verifier(), paypal.signed(event, EVIL))).toBe(401);
    const late = new TestClock();
    late.set('2050-01-01T00:00:00Z');
    const verifies = new PaypalWebhooks('WH-RIGHT', new PaypalCertificates(paypal.url, late));
    expect(await verdict(verifies, paypal.signed(event))).toBe(401);
  });

  it('answer 503 while the certificate cannot be downloaded, and are accepted later', async () => {
    const call = paypal.signed(event);
    const time = new TestClock();
    const verifies = new PaypalWebhooks('WH-RIGHT', new PaypalCertificates(paypal.url, time));
    paypal.hidesCertificate = true;
    expect(await verdict(verifies, call)).toBe(503);
    paypal.hidesCertificate = false;
    time.advance({ minutes: 1 });
    expect(await verdict(verifies, call)).toBe('accepted');
    paypal.faults.down = true;
    expect(await verdict(verifier(), call)).toBe(503);
    expect(await verdict(verifies, call)).toBe('accepted');
    expect(paypal.calls).toEqual([]);
  });

  it('read a refund by the capture it belongs to and by all that went back', async () => {
    const refunded = paypal.event('PAYMENT.CAPTURE.REFUNDED', {
      id: 'REF1',
      amount: { value: '5.00', currency_code: 'USD' },
      seller_payable_breakdown: { total_refunded_amount: { value: '26.10', currency_code: 'USD' } },
      links: [{ rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/CAP1' }],
    });
    const { body, headers } = paypal.signed(refunded);
    expect(await verifier().verify(Buffer.from(body), headers)).toMatchObject({
      type: 'refunded',
      sessionId: null,
      intentId: 'CAP1',
      amountCents: 2610,
    });
  });
});

describe('calls of the demo payer', () => {
  const verifier = new DemoWebhooks('demo-secret', 'USD', clock);
  const signed = (body: string, at = now(), secret = 'demo-secret'): SignedCall => ({
    body,
    headers: {
      'x-demo-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
    },
  });
  const body = JSON.stringify({ id: 'e1', type: 'payment.succeeded', order_number: 'ORD-1', amount: 26.1, x: 2610 });

  it('are accepted when signed', async () => {
    const call = signed(body);
    expect(await verifier.verify(Buffer.from(body), call.headers)).toMatchObject({
      eventId: 'e1',
      type: 'paid',
      sessionId: 'demo_ORD-1',
      amountCents: 2610,
      currency: 'USD',
      reference: 'ORD-1',
    });
  });

  it('are refused when altered, unsigned, old or from the future', async () => {
    expect(await verdict(verifier, altered(signed(body)))).toBe(401);
    expect(await verdict(verifier, respaced(signed(body)))).toBe(401);
    expect(await verdict(verifier, { body, headers: {} })).toBe(401);
    expect(await verdict(verifier, { body, headers: { 'x-demo-signature': `t=${now()}` } })).toBe(401);
    expect(await verdict(verifier, { body, headers: { 'x-demo-signature': 'nonsense' } })).toBe(401);
    expect(await verdict(verifier, signed(body, now(), 'other-secret'))).toBe(401);
    expect(await verdict(verifier, signed(body, now() - 290))).toBe('accepted');
    expect(await verdict(verifier, signed(body, now() - 320))).toBe(401);
    expect(await verdict(verifier, signed(body, now() + 320))).toBe(401);
  });

  it('need an id, since that is what makes them happen once', async () => {
    expect(await verdict(verifier, signed('{"type":"payment.succeeded","order_number":"ORD-1","amount":1}'))).toBe(400);
    expect(await verdict(verifier, signed(JSON.stringify({ id: 'x'.repeat(256), type: 'payment.failed' })))).toBe(400);
  });

  it.each(['dreamt', 'constructor', '__proto__', 5, null])('mean nothing to us by the type %j', async type => {
    const said = JSON.stringify({ id: 'e1', type, order_number: 'ORD-1', amount: 26.1 });
    expect(await verifier.verify(Buffer.from(said), signed(said).headers)).toMatchObject({ type: 'other' });
  });

  it.each(['', 'hello', 'null', '[]', '5', '{}', '{"id":null}'])('say nothing with %j', async said => {
    expect(await verdict(verifier, signed(said))).toBe(400);
  });
});
