import type * as PaypalSdk from '@paypal/paypal-server-sdk' with { 'resolution-mode': 'import' };
import type { PaypalConfiguration } from '#kit/config/configuration';
import { ProcessorFailure } from './payment-gateway';

type RequestBuilderFactory = ReturnType<PaypalSdk.Client['getRequestBuilderFactory']>;

const TIMEOUT_MS = 15_000;
const ADDRESS = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
};
const TOKEN_PATH = '/v1/oauth2/token';
const UNAUTHORIZED = 401;

/** Creates PayPal's client. It supports two fixed servers, so a configured address replaces theirs in every request. */
function createClient(sdk: typeof PaypalSdk, { clientId, clientSecret, mode, apiBase }: PaypalConfiguration) {
  const server = ADDRESS[mode];
  const replacement = (apiBase ?? server).replace(/\/$/, '');
  class SdkClient extends sdk.Client {
    readonly orders = new sdk.OrdersController(this);
    readonly payments = new sdk.PaymentsController(this);
    readonly transactions = new sdk.TransactionSearchController(this);

    override getRequestBuilderFactory(): RequestBuilderFactory {
      const factory = super.getRequestBuilderFactory();
      return (...request) => {
        const builder = factory(...request);
        builder.interceptRequest(outgoing => ({ ...outgoing, url: outgoing.url.replace(server, replacement) }));
        return builder;
      };
    }
  }
  return new SdkClient({
    environment: mode === 'live' ? sdk.Environment.Production : sdk.Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
    timeout: TIMEOUT_MS,
  });
}

type AddressedClient = ReturnType<typeof createClient>;

/** The SDK caches a failure to fetch a token forever, so the client is replaced when PayPal refuses the token. */
export class PaypalClient {
  private client: AddressedClient | undefined;

  constructor(private readonly configuration: PaypalConfiguration) {}

  /** Repeats the request once if PayPal refused the token, since the first had no effect. @throws ProcessorFailure */
  async call<Result>(request: (client: AddressedClient) => Promise<Result>): Promise<Result> {
    const sdk = await import('@paypal/paypal-server-sdk');
    const { ApiError } = sdk;
    for (let mayRetry = true; ; mayRetry = false) {
      const client = (this.client ??= createClient(sdk, this.configuration));
      try {
        return await request(client);
      } catch (error) {
        // Only the first of concurrent calls with a refused token replaces the client.
        const failure = error instanceof ApiError ? error : undefined;
        if (isAboutToken(failure) && this.client === client) this.client = createClient(sdk, this.configuration);
        if (!mayRetry || !isUnauthorized(failure)) throw failureOf(failure);
      }
    }
  }
}

type Failure = PaypalSdk.ApiError | undefined;

const isUnauthorized = (failure: Failure): boolean => failure?.statusCode === UNAUTHORIZED;

/** A call without a response may have failed while fetching the token. */
const isAboutToken = (failure: Failure): boolean =>
  failure === undefined || isUnauthorized(failure) || new URL(failure.request.url).pathname.endsWith(TOKEN_PATH);

function failureOf(failure: Failure): ProcessorFailure {
  if (failure === undefined) return new ProcessorFailure('paypal', false, 'unreachable');
  const { statusCode } = failure;
  const isRejected = statusCode < 500 && statusCode !== 429 && statusCode !== UNAUTHORIZED;
  return new ProcessorFailure('paypal', isRejected, reasonOf(failure));
}

function reasonOf({ statusCode, body }: PaypalSdk.ApiError): string {
  try {
    const { name, details } = JSON.parse(typeof body === 'string' ? body : '') as {
      name?: string;
      details?: { issue?: string }[];
    };
    return details?.[0]?.issue ?? name ?? `status_${statusCode}`;
  } catch {
    return `status_${statusCode}`;
  }
}
