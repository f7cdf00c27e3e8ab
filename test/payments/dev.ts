import type { Deliveries } from './deliveries';
import { LocalPaypal } from './local-paypal';
import type { LocalServer } from './local-server';
import { LocalStripe } from './local-stripe';

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
  const route = (provider: string) => (service: string) =>
    `${serviceUrl}/${service || 'food'}/api/${ROUTES[service] ?? 'webhooks/payments'}/${provider}`;
  stripe.webhookUrl = route('stripe');
  paypal.webhookUrl = route('paypal');
  stripe.switches = switchesOf(stripe, stripe.deliveries);
  paypal.switches = switchesOf(paypal, paypal.deliveries);
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

/** `/switches?failNext=2&times=3&reordered=true` sets these and shows them all; `release=true` delivers what is held. */
function switchesOf({ faults }: LocalServer, deliveries: Deliveries): (query: URLSearchParams) => object {
  return query => {
    for (const [name, value] of query) {
      const read = value === 'true' || value === 'false' ? value === 'true' : Number(value);
      if (name in faults) Object.assign(faults, { [name]: read });
      else if (name === 'deliveryDelayMs') deliveries.mode.delayMs = Number(value);
      else if (name in deliveries.mode) Object.assign(deliveries.mode, { [name]: read });
    }
    if (query.get('release') === 'true') void deliveries.release();
    return { faults, deliveries: deliveries.mode, happened: deliveries.happened.map(({ id, type }) => ({ id, type })) };
  };
}
