/** @no-database */
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { type PaymentGateway, ProcessorFailure, type Session } from '#payments/payment-gateway';
import { PaypalClient } from '#payments/paypal-client';
import { PaypalGateway } from '#payments/paypal-gateway';
import { LocalPaypal } from './local-paypal';

const paypal = new LocalPaypal('WH-LOCAL');
beforeAll(() => paypal.start());
afterAll(() => paypal.stop());

function paypalGateway(): PaypalGateway {
  const configuration = {
    clientId: 'local-application',
    clientSecret: 'local-application-secret',
    mode: 'sandbox' as const,
    apiBase: paypal.url,
  };
  return new PaypalGateway(new PaypalClient(configuration), configuration);
}

/** Opens an order, whichever. */
function open(gateway: PaymentGateway): Promise<Session> {
  const now = Temporal.Now.instant();
  return gateway.open({
    service: 'food',
    paymentKey: randomBytes(16).toString('hex'),
    reference: 'ORD-1001',
    amountCents: 2610,
    currency: 'USD',
    lines: [],
    successUrl: 'http://localhost:3000/back?state=ok',
    cancelUrl: 'http://localhost:3000/back?state=no',
    openedAt: now,
    expiresAt: now.add({ minutes: 60 }),
    idempotencyKey: randomBytes(16).toString('hex'),
    locale: 'en',
    email: undefined,
  });
}

async function failureOf(call: Promise<unknown>): Promise<ProcessorFailure> {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ProcessorFailure);
  return failure as ProcessorFailure;
}

describe('the token of PayPal', () => {
  const fetched = () => paypal.count('POST /v1/oauth2/token');

  it('is kept for many calls', async () => {
    const gateway = paypalGateway();
    const before = fetched();
    await open(gateway);
    await open(gateway);
    expect(fetched()).toBe(before + 1);
  });

  it('is renewed once when PayPal refuses it before its time, and every call goes through', async () => {
    const gateway = paypalGateway();
    const { sessionId } = await open(gateway);
    paypal.approve(sessionId);
    paypal.refuseTokens();
    const before = fetched();
    const [opened, captured, ...states] = await Promise.all([
      open(gateway),
      gateway.confirm(sessionId),
      ...[1, 2, 3].map(() => gateway.state(sessionId)),
    ]);
    expect(fetched()).toBe(before + 1);
    expect(opened.url).toContain('/checkoutnow');
    expect(captured.status).toBe('paid');
    expect(states).toHaveLength(3);
  });

  it('that is refused although it is new is not asked for again and again', async () => {
    const gateway = paypalGateway();
    const before = fetched();
    paypal.credentials = { id: 'local-application', secret: 'changed' };
    const failure = await failureOf(open(gateway));
    paypal.credentials = { id: 'local-application', secret: 'local-application-secret' };
    expect(failure).toMatchObject({ isRejected: false, reason: 'status_401' });
    expect(fetched()).toBe(before + 2);
    expect((await open(gateway)).sessionId).toEqual(expect.any(String));
  });

  it('that could not be had is asked for again by the next call', async () => {
    const gateway = paypalGateway();
    paypal.faults.failNext = 1;
    expect(await failureOf(open(gateway))).toMatchObject({ isRejected: false });
    paypal.faults.down = true;
    expect(await failureOf(open(gateway))).toMatchObject({ isRejected: false });
    paypal.faults.down = false;
    expect((await open(gateway)).sessionId).toEqual(expect.any(String));
  });
});
