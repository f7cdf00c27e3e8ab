/** @no-database */
import 'reflect-metadata';
import { randomBytes, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Temporal } from 'temporal-polyfill';
import type { PaymentGateway, SessionRequest } from '#payments/payment-gateway';
import { ProcessorFailure } from '#payments/payment-gateway';
import { PaypalClient } from '#payments/paypal-client';
import { PaypalGateway } from '#payments/paypal-gateway';
import { Processors } from '#payments/processors';
import { StripeGateway } from '#payments/stripe-gateway';
import { food } from '#services/food/food';
import { testConfiguration } from '../harness/configuration';
import { TestClock } from '../harness/test-clock';
import { LocalPaypal } from './local-paypal';
import { LocalStripe } from './local-stripe';

const request = (change: Partial<SessionRequest> = {}): SessionRequest => ({
  service: 'food',
  paymentKey: randomBytes(16).toString('hex'),
  reference: 'ORD-1001',
  amountCents: 2610,
  currency: 'USD',
  lines: [{ name: 'Kebab', quantity: 3, unitAmountCents: 870 }],
  successUrl: 'http://localhost:3000/back?state=ok',
  cancelUrl: 'http://localhost:3000/back?state=no',
  openedAt: Temporal.Now.instant(),
  expiresAt: Temporal.Now.instant().add({ minutes: 60 }),
  idempotencyKey: `open-${randomUUID()}`,
  locale: 'en',
  email: 'sara@example.com',
  ...change,
});

async function failureOf(call: Promise<unknown>): Promise<ProcessorFailure> {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProcessorFailure);
  return failure as ProcessorFailure;
}

const stripe = new LocalStripe('whsec_local');
const paypal = new LocalPaypal('WH-LOCAL');

beforeAll(async () => {
  await stripe.start();
  await paypal.start();
});
afterAll(async () => {
  await stripe.stop();
  await paypal.stop();
});

const stripeGateway = (secretKey = 'sk_test_local') =>
  new StripeGateway({ secretKey, apiBase: stripe.url, paymentMethods: ['card'] });

function paypalGateway(): PaypalGateway {
  const configuration = {
    clientId: 'local-application',
    clientSecret: 'local-application-secret',
    mode: 'sandbox' as const,
    apiBase: paypal.url,
  };
  return new PaypalGateway(new PaypalClient(configuration), configuration);
}

describe.each<[string, () => PaymentGateway, () => { faults: LocalStripe['faults'] }]>([
  ['stripe', stripeGateway, () => stripe],
  ['paypal', paypalGateway, () => paypal],
])('the gateway to %s', (name, gateway, local) => {
  it('opens a session that is not paid yet', async () => {
    const session = await gateway().open(request());
    expect(session.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/.*/);
    expect(await gateway().state(session.sessionId)).toEqual({
      status: 'open',
      intentId: null,
      amountCents: 2610,
      currency: 'USD',
      refundedCents: 0,
    });
  });

  it('opens one session for one key', async () => {
    const same = request();
    const [first, second] = [await gateway().open(same), await gateway().open(same)];
    expect(second).toEqual(first);
    expect((await gateway().open(request())).sessionId).not.toBe(first.sessionId);
  });

  it('says whether it was refused or not reached', async () => {
    local().faults.failNext = 1;
    expect(await failureOf(gateway().open(request()))).toMatchObject({ processor: name, isRejected: false });
    local().faults.down = true;
    expect(await failureOf(gateway().open(request()))).toMatchObject({ processor: name, isRejected: false });
    local().faults.down = false;
    expect(
      await failureOf(
        gateway().refund({
          service: 'food',
          paymentKey: 'unknown',
          reference: 'ORD-1001',
          intentId: 'pi_unknown',
          amountCents: 100,
          currency: 'USD',
          idempotencyKey: 'refund-unknown',
        }),
      ),
    ).toMatchObject({ isRejected: true });
  });
});

describe('Stripe', () => {
  it('is told what is paid for, by whom, and in whose name', async () => {
    const metadata = { service: 'food', reference: 'ORD-1001', payment: 'a-key-of-ours' };
    const { sessionId } = await stripeGateway().open(request({ paymentKey: 'a-key-of-ours' }));
    expect(stripe.sessions.get(sessionId)).toMatchObject({
      client_reference_id: 'ORD-1001',
      metadata,
      amount_total: 2610,
      currency: 'usd',
      success_url: 'http://localhost:3000/back?state=ok',
    });
    stripe.pay(sessionId);
    expect([...stripe.charges.values()].at(-1)?.metadata).toEqual(metadata);
  });

  it('charges the amount in one line where lines do not add up to it', async () => {
    const { sessionId } = await stripeGateway().open(request({ amountCents: 2349 }));
    expect(stripe.sessions.get(sessionId)?.amount_total).toBe(2349);
  });

  it('gets a session of half an hour where less was asked', async () => {
    const openedAt = Temporal.Now.instant();
    const expiresAt = openedAt.add({ minutes: 5 });
    const { sessionId } = await stripeGateway().open(request({ openedAt, expiresAt }));
    const minutes = stripe.sessions.get(sessionId)!.expires_at / 60 - openedAt.epochMilliseconds / 60_000;
    expect(minutes).toBeGreaterThan(30);
    expect(minutes).toBeLessThan(32);
  });

  it('tells when a session is paid, and what went back', async () => {
    const gateway = stripeGateway();
    const { sessionId } = await gateway.open(request());
    const { payment_intent: intentId } = stripe.pay(sessionId);
    expect(await gateway.confirm(sessionId)).toMatchObject({ status: 'paid', intentId, amountCents: 2610 });
    const refund = { ...request(), intentId: intentId! };
    await gateway.refund({ ...refund, idempotencyKey: `refund-${sessionId}-0` });
    await gateway.refund({ ...refund, idempotencyKey: `refund-${sessionId}-1` });
    expect(await gateway.state(sessionId)).toMatchObject({ status: 'paid', refundedCents: 2610 });
  });

  it('closes what is open and leaves alone what is paid', async () => {
    const gateway = stripeGateway();
    const [open, paid] = [await gateway.open(request()), await gateway.open(request())];
    stripe.pay(paid.sessionId);
    await gateway.close(open.sessionId);
    await gateway.close(paid.sessionId);
    expect((await gateway.state(open.sessionId)).status).toBe('expired');
    expect((await gateway.state(paid.sessionId)).status).toBe('paid');
  });

  it('is spoken to below a folder of another server', async () => {
    const asked: unknown[] = [];
    const server = createServer(({ url }, response) => {
      asked.push(url);
      response.writeHead(404).end('{}');
    }).listen(0);
    const { port } = server.address() as AddressInfo;
    const gateway = new StripeGateway({
      secretKey: 'sk_test_local',
      apiBase: `http://127.0.0.1:${port}/below/`,
      paymentMethods: ['card'],
    });
    await failureOf(gateway.open(request()));
    server.closeAllConnections();
    server.close();
    expect(asked).toEqual(['/below/v1/checkout/sessions']);
  });

  it('knows a live key by its prefix', () => {
    expect(stripeGateway('sk_test_1').mode).toBe('test');
    expect(stripeGateway('sk_live_1').mode).toBe('live');
  });
});

describe('PayPal', () => {
  it('is told what is paid for', async () => {
    const { sessionId } = await paypalGateway().open(request({ paymentKey: 'a-key-of-ours' }));
    expect(paypal.orders.get(sessionId)).toMatchObject({
      reference: 'ORD-1001',
      invoiceId: 'a-key-of-ours',
      amount: { currency_code: 'USD', value: '26.10' },
    });
  });

  it('takes the money of an approved order once', async () => {
    const gateway = paypalGateway();
    const { sessionId } = await gateway.open(request());
    expect((await gateway.confirm(sessionId)).status).toBe('open');
    paypal.approve(sessionId);
    expect((await gateway.state(sessionId)).status).toBe('approved');
    const states = await Promise.all([1, 2, 3].map(() => gateway.confirm(sessionId)));
    expect(new Set(states.map(({ status, intentId }) => `${status} ${intentId}`)).size).toBe(1);
    expect(states[0]).toMatchObject({ status: 'paid', amountCents: 2610, currency: 'USD' });
    expect(states[0]?.intentId).toBe(paypal.orders.get(sessionId)?.capture?.id);
  });

  it('learns from the capture itself how it went', async () => {
    const gateway = paypalGateway();
    const { sessionId } = await gateway.open(request());
    paypal.approve(sessionId);
    const looked = paypal.count(`GET /v2/checkout/orders/${sessionId}`);
    expect((await gateway.confirm(sessionId)).status).toBe('paid');
    expect(paypal.count(`GET /v2/checkout/orders/${sessionId}`)).toBe(looked);
  });

  it('tells when the payer was declined', async () => {
    const gateway = paypalGateway();
    const { sessionId } = await gateway.open(request());
    paypal.approve(sessionId).declines = true;
    expect((await gateway.confirm(sessionId)).status).toBe('failed');
    paypal.approve(sessionId);
    expect((await gateway.confirm(sessionId)).status).toBe('paid');
  });

  it('gives back, and has nothing against being asked again', async () => {
    const gateway = paypalGateway();
    const { sessionId } = await gateway.open(request());
    paypal.approve(sessionId);
    const { intentId } = await gateway.confirm(sessionId);
    const refund = { ...request(), intentId: intentId! };
    await gateway.refund({ ...refund, idempotencyKey: 'first' });
    await gateway.refund({ ...refund, idempotencyKey: 'second' });
    expect(await gateway.state(sessionId)).toMatchObject({ status: 'paid', refundedCents: 2610 });
  });

  it('takes the money of one invoice once', async () => {
    const gateway = paypalGateway();
    const invoice = { paymentKey: 'paid-once' };
    const [first, second] = [await gateway.open(request(invoice)), await gateway.open(request(invoice))];
    paypal.approve(first.sessionId);
    paypal.approve(second.sessionId);
    expect((await gateway.confirm(first.sessionId)).status).toBe('paid');
    expect((await gateway.confirm(second.sessionId)).status).toBe('approved');
    expect(await failureOf(gateway.open(request(invoice)))).toMatchObject({
      isRejected: true,
      reason: 'DUPLICATE_INVOICE_ID',
    });
  });

  it('reads an order that is gone as over', async () => {
    expect((await paypalGateway().state('GONE')).status).toBe('expired');
  });
});

describe('what stands in for a processor', () => {
  const processors = (environment: Record<string, string>) =>
    new Processors(
      new TestClock(),
      testConfiguration({ DATABASE_URL: 'postgres://nobody@localhost/none', ...environment }),
      food.definition,
    );

  it('is used while the processor is not configured, and never offered as one', () => {
    const standIn = stripeGateway();
    const without = processors({});
    expect(without.gateway('stripe')).toBeUndefined();
    without.registerSubstitute(standIn);
    expect(without.gateway('stripe')).toBe(standIn);
    expect(without.configured).toEqual([]);

    const withStripe = processors({ STRIPE_SECRET_KEY: 'sk_test_local' });
    withStripe.registerSubstitute(standIn);
    expect(withStripe.gateway('stripe')).not.toBe(standIn);
    expect(withStripe.configured.map(gateway => gateway.name)).toEqual(['stripe']);
  });
});
