import { shareApplicationsWith } from '../harness/kept/shared-services';
import { LocalPaypal } from './local-paypal';
import { LocalStripe } from './local-stripe';

interface LocalProcessors {
  stripe: LocalStripe;
  paypal: LocalPaypal;
  /** Variables of a service that takes payments with them. */
  environment: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Local servers of Stripe and PayPal for a service. Test files that have the same variables of it share an application.
 * @param more further variables of the service
 */
export async function startLocalProcessors(service: string, more: Record<string, string>): Promise<LocalProcessors> {
  const webhookSecret = `whsec_local_${service}`;
  const webhookId = `WH-LOCAL-${service.toUpperCase()}`;
  const stripe = await new LocalStripe(webhookSecret).startShared('stripe');
  const paypal = await new LocalPaypal(webhookId).startShared('paypal');
  const prefix = service.toUpperCase();
  const environment = {
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_API_BASE: stripe.url,
    [`${prefix}_STRIPE_WEBHOOK_SECRET`]: webhookSecret,
    PAYPAL_CLIENT_ID: 'local-application',
    PAYPAL_CLIENT_SECRET: 'local-application-secret',
    PAYPAL_API_BASE: paypal.url,
    [`${prefix}_PAYPAL_WEBHOOK_ID`]: webhookId,
    ...more,
  };
  if (stripe.isShared && paypal.isShared) shareApplicationsWith(environment);
  const stop = async () => {
    await stripe.stop();
    await paypal.stop();
  };
  return { stripe, paypal, environment, stop };
}
