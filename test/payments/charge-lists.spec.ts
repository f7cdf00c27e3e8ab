/** @no-database */
import 'reflect-metadata';
import { Temporal } from 'temporal-polyfill';
import type { Charge, ChargeWindow, PaymentGateway, SessionRequest } from '#payments/payment-gateway';
import { PaypalClient } from '#payments/paypal-client';
import { PaypalGateway } from '#payments/paypal-gateway';
import { StripeGateway } from '#payments/stripe-gateway';
import { LocalPaypal } from './local-paypal';
import { LocalStripe } from './local-stripe';

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

const stripeGateway = new StripeGateway({
  secretKey: 'sk_test_local',
  paymentMethods: ['card'],
  get apiBase() {
    return stripe.url;
  },
});

function paypalGateway(): PaypalGateway {
  const configuration = {
    clientId: 'local-application',
    clientSecret: 'local-application-secret',
    mode: 'sandbox' as const,
    apiBase: paypal.url,
  };
  return new PaypalGateway(new PaypalClient(configuration), configuration);
}

const daysBack = (days: number): ChargeWindow => {
  const now = Temporal.Now.instant();
  return { from: now.subtract({ hours: 24 * days }), to: now.add({ hours: 1 }) };
};

async function pagesOf(gateway: PaymentGateway, window: ChargeWindow): Promise<Charge[][]> {
  const pages: Charge[][] = [];
  let cursor: string | null = null;
  do {
    const page = await gateway.list(window, cursor);
    pages.push(page.charges);
    cursor = page.cursor;
  } while (cursor !== null);
  return pages;
}

const request = (paymentKey: string): SessionRequest => ({
  service: 'food',
  paymentKey,
  reference: 'ORD-1001',
  amountCents: 2610,
  currency: 'USD',
  lines: [],
  successUrl: 'http://localhost:3000/back',
  cancelUrl: 'http://localhost:3000/back',
  openedAt: Temporal.Now.instant(),
  expiresAt: Temporal.Now.instant().add({ minutes: 60 }),
  idempotencyKey: `open-${paymentKey}`,
  locale: 'en',
  email: undefined,
});

it('lists the charges of a Stripe account in pages of 100, newest first', async () => {
  const metadata = { service: 'food', payment: 'a-key', reference: 'ORD-1' };
  for (let number = 1; number <= 230; number++) stripe.addCharge(number, 'usd', metadata);
  const old = Math.floor(Date.now() / 1000) - 8 * 86_400;
  stripe.addCharge(999, 'usd', metadata, old);
  const pages = await pagesOf(stripeGateway, daysBack(7));
  expect(pages.map(page => page.length)).toEqual([100, 100, 30]);
  expect(pages[0]![0]).toMatchObject({
    service: 'food',
    paymentKey: 'a-key',
    reference: 'ORD-1',
    amountCents: 230,
    currency: 'USD',
    refundedCents: 0,
  });
});

it('reads one charge of either processor, and knows which are not there', async () => {
  const charge = stripe.addCharge(500, 'usd', { service: 'stays', payment: 'another-key' });
  const read = await stripeGateway.charge(charge.payment_intent);
  expect(read).toMatchObject({ intentId: charge.payment_intent, service: 'stays', amountCents: 500 });
  expect(await stripeGateway.charge('pi_unknown')).toBeUndefined();

  const gateway = paypalGateway();
  const { sessionId } = await gateway.open(request('one-charge'));
  paypal.approve(sessionId);
  const { intentId } = await gateway.confirm(sessionId);
  expect(await gateway.charge(intentId!)).toMatchObject({ paymentKey: 'one-charge', amountCents: 2610 });
  expect(await gateway.charge('UNKNOWN')).toBeUndefined();
});

it('searches PayPal in spans of at most 31 days, in pages of 100', async () => {
  const gateway = paypalGateway();
  const { sessionId } = await gateway.open(request('listed'));
  paypal.approve(sessionId);
  const { capture } = paypal.orders.get((await gateway.confirm(sessionId)) && sessionId)!;
  for (let number = 0; number < 120; number++) {
    const create_time = new Date(Date.now() - 40 * 86_400_000 + number * 1000).toISOString();
    const copy = { ...capture!, id: `OLD${number}`, create_time };
    paypal.orders.set(copy.id, { ...paypal.orders.get(sessionId)!, id: copy.id, capture: copy });
  }
  const pages = await pagesOf(gateway, daysBack(50));
  expect(pages.map(page => page.length)).toEqual([100, 20, 2]);
  expect(pages[2]!.map(({ paymentKey }) => paymentKey)).toContain('listed');
});
