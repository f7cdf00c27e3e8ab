import type { PaypalConfiguration, StripeConfiguration } from '#kit/config/configuration';
import { timedFetch } from '#kit/http/timed-fetch';
import { withoutTrailingSlashes } from '#kit/text/trailing-slashes';
import { type Check, type CheckContext, failed, type Finding, notConfigured, ok, reasonOf, warning } from './check';

const TIMEOUT_MS = 10_000;
const STRIPE = 'https://api.stripe.com';
const PAYPAL = { live: 'https://api-m.paypal.com', sandbox: 'https://api-m.sandbox.paypal.com' };
/** Host of the certificates of PayPal's webhooks. */
const PAYPAL_CERTIFICATES = { live: 'https://api.paypal.com', sandbox: 'https://api.sandbox.paypal.com' };

/** Checks whether Stripe and PayPal respond and accept the keys. Reads only; opens no payment. */
export const processorsCheck: Check = {
  name: 'processors',
  run: async context => {
    const { stripe, paypal } = context.configuration;
    if (!stripe && !paypal) return [notConfigured('neither STRIPE_SECRET_KEY nor PAYPAL_CLIENT_ID is set')];
    const findings = await Promise.all([
      stripe ? stripeFinding(stripe) : undefined,
      paypal ? paypalFinding(paypal) : undefined,
      paypal ? certificateHost(paypal) : undefined,
    ]);
    return [...findings.filter(finding => finding !== undefined), ...missingWebhooks(context)];
  },
};

async function stripeFinding({ secretKey, apiBase }: StripeConfiguration): Promise<Finding> {
  const mode = secretKey.includes('_live_') ? 'live' : 'test';
  const address = `${withoutTrailingSlashes(apiBase ?? STRIPE)}/v1/checkout/sessions?limit=1`;
  const away = 'Look at status.stripe.com and at the way out of this machine.';
  const status = await statusOf(address, { headers: { Authorization: `Bearer ${secretKey}` } });
  if (typeof status === 'string') return failed(`Stripe cannot be reached: ${status}`, away);
  if (status === 401) return failed('Stripe refuses STRIPE_SECRET_KEY', 'Create a key at Stripe and restart with it.');
  if (status === 403) return warning('the restricted key may not read checkout sessions', 'Allow it at Stripe.');
  return status < 300 ? ok(`Stripe accepts the ${mode} key`) : failed(`Stripe answers ${status}`, away);
}

async function paypalFinding({ clientId, clientSecret, mode, apiBase }: PaypalConfiguration): Promise<Finding> {
  const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const away = 'Look at www.paypal-status.com and at the way out of this machine.';
  const status = await statusOf(`${withoutTrailingSlashes(apiBase ?? PAYPAL[mode])}/v1/oauth2/token`, {
    method: 'POST',
    headers: { Authorization: `Basic ${credentials}`, 'Content-Type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  if (typeof status === 'string') return failed(`PayPal cannot be reached: ${status}`, away);
  if (status === 401) {
    return failed(`PayPal (${mode}) refuses the client`, 'Check PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_MODE.');
  }
  return status < 300 ? ok(`PayPal accepts the ${mode} client`) : failed(`PayPal answers ${status}`, away);
}

/** Any response is enough: webhooks are 503 while certificates cannot be downloaded. */
async function certificateHost({ mode, apiBase }: PaypalConfiguration): Promise<Finding> {
  const address = withoutTrailingSlashes(apiBase ?? PAYPAL_CERTIFICATES[mode]);
  const status = await statusOf(address, { method: 'HEAD' });
  const { host } = new URL(address);
  return typeof status === 'string'
    ? failed(
        `${host}, which has the certificates of webhooks, cannot be reached: ${status}`,
        'Allow the way out to it.',
      )
    : ok(`${host}, which has the certificates of webhooks, answers`);
}

function missingWebhooks({ configuration: { stripe, paypal, services } }: CheckContext): Finding[] {
  const findings: Finding[] = [];
  const lacking = (isMissing: (service: (typeof services)[string]) => boolean) =>
    Object.entries(services)
      .filter(([, service]) => isMissing(service))
      .map(([name]) => name)
      .join(', ');
  const stripeless = stripe && lacking(({ stripeWebhookSecrets }) => stripeWebhookSecrets.length === 0);
  const paypalless = paypal && lacking(({ paypalWebhookId }) => paypalWebhookId === undefined);
  if (stripeless)
    findings.push(warning(`webhooks of Stripe are refused in ${stripeless}`, 'Set STRIPE_WEBHOOK_SECRET.'));
  if (paypalless) findings.push(warning(`webhooks of PayPal are refused in ${paypalless}`, 'Set PAYPAL_WEBHOOK_ID.'));
  return findings;
}

/** The status of the response, or the reason why there is none. */
async function statusOf(address: string, request: RequestInit): Promise<number | string> {
  try {
    const response = await timedFetch(address, TIMEOUT_MS, { ...request, redirect: 'manual' });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return reasonOf(error);
  }
}
