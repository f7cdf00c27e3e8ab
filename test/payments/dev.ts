import type { Deliveries } from './deliveries';
import { LocalPaypal } from './local-paypal';
import {
  decide as decideWallet,
  dispute as disputeWallet,
  failRefund as failWalletRefund,
  type LocalDispute as WalletDispute,
  reverse,
} from './local-paypal-aftermath';
import type { LocalServer } from './local-server';
import { LocalStripe } from './local-stripe';
import { decide as decideCard, dispute as disputeCard, failRefund as failCardRefund } from './local-stripe-aftermath';
import type { LocalDispute as CardDispute } from './local-stripe-objects';

const WEBHOOK_SECRET = 'whsec_local';
const WEBHOOK_ID = 'WH-LOCAL';
const ROUTES: Record<string, string> = { food: 'payments/webhooks' };

export interface LocalProcessors {
  /** What the service has to be started with to pay through them. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/** Both local processors for a service that runs at `serviceUrl`. */
export async function startLocalProcessors(
  serviceUrl: string,
  ports: { stripe: number; paypal: number },
): Promise<LocalProcessors> {
  const stripe = await new LocalStripe(WEBHOOK_SECRET).start(ports.stripe);
  const paypal = await new LocalPaypal(WEBHOOK_ID).start(ports.paypal);
  const cardDisputes = new Map<string, CardDispute>();
  const walletDisputes = new Map<string, WalletDispute>();
  const route = (provider: string) => (service: string) =>
    `${serviceUrl}/${service || 'food'}/api/${ROUTES[service] ?? 'webhooks/payments'}/${provider}`;
  stripe.webhookUrl = route('stripe');
  paypal.webhookUrl = route('paypal');
  stripe.switches = switchesOf(stripe, stripe.deliveries, {
    keep: id => stripe.keep(id),
    bounce: id => stripe.bounce(id),
    failRefund: intent => failCardRefund(stripe, intent),
    dispute: intent => cardDisputes.set(intent, disputeCard(stripe, intent)),
    win: intent => decideCard(stripe, cardDisputes.get(intent)!, 'won'),
    lose: intent => decideCard(stripe, cardDisputes.get(intent)!, 'lost'),
  });
  paypal.switches = switchesOf(paypal, paypal.deliveries, {
    keep: order => paypal.endReview(order, 'COMPLETED'),
    bounce: order => paypal.endReview(order, 'DECLINED'),
    failRefund: capture => failWalletRefund(paypal, capture),
    reverse: capture => reverse(paypal, capture),
    dispute: capture => walletDisputes.set(capture, disputeWallet(paypal, capture)),
    win: capture => decideWallet(paypal, walletDisputes.get(capture)!, 'RESOLVED_SELLER_FAVOUR'),
    lose: capture => decideWallet(paypal, walletDisputes.get(capture)!, 'RESOLVED_BUYER_FAVOUR'),
  });
  return {
    environment: {
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_API_BASE: stripe.url,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYPAL_CLIENT_ID: 'local-application',
      PAYPAL_CLIENT_SECRET: 'local-application-secret',
      PAYPAL_API_BASE: paypal.url,
      PAYPAL_WEBHOOK_ID: WEBHOOK_ID,
    },
    stop: async () => {
      await stripe.stop();
      await paypal.stop();
    },
  };
}

/**
 * `/switches?failNext=2&times=3&reordered=true` sets these and shows them all; `release=true` delivers what is held. An event
 * happens to a session or a charge by its name: `?keep=cs_test_1`, `?dispute=pi_1`.
 */
function switchesOf(
  { faults }: LocalServer,
  deliveries: Deliveries,
  events: Record<string, (id: string) => unknown>,
): (query: URLSearchParams) => object {
  return query => {
    for (const [name, value] of query) {
      if (Object.hasOwn(events, name)) {
        events[name]!(value);
        continue;
      }
      const read = value === 'true' || value === 'false' ? value === 'true' : Number(value);
      if (name in faults) Object.assign(faults, { [name]: read });
      else if (name === 'deliveryDelayMs') deliveries.mode.delayMs = Number(value);
      else if (name in deliveries.mode) Object.assign(deliveries.mode, { [name]: read });
    }
    if (query.get('release') === 'true') void deliveries.release();
    return { faults, deliveries: deliveries.mode, happened: deliveries.happened.map(({ id, type }) => ({ id, type })) };
  };
}
