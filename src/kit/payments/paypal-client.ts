import { ApiError, Client, Environment, OrdersController, PaymentsController } from '@paypal/paypal-server-sdk';
import type { PaypalConfiguration } from '../config/configuration';
import { ProcessorFailure } from './payment-gateway';

type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>;

const TIMEOUT_MS = 15_000;
const ADDRESS = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
};
const TOKEN_PATH = '/v1/oauth2/token';
const REFUSED = 401;

/** PayPal's own client, which knows two servers and no third: another one is put into the address of each request. */
class AddressedClient extends Client {
  readonly orders = new OrdersController(this);
  readonly payments = new PaymentsController(this);
  private readonly server: string;
  private readonly replacement: string;

  constructor({ clientId, clientSecret, mode, apiBase }: PaypalConfiguration) {
    super({
      environment: mode === 'live' ? Environment.Production : Environment.Sandbox,
      clientCredentialsAuthCredentials: { oAuthClientId: clientId, oAuthClientSecret: clientSecret },
      timeout: TIMEOUT_MS,
    });
    this.server = ADDRESS[mode];
    this.replacement = (apiBase ?? this.server).replace(/\/$/, '');
  }

  override getRequestBuilderFactory(): RequestBuilderFactory {
    const factory = super.getRequestBuilderFactory();
    return (...request) => {
      const builder = factory(...request);
      builder.interceptRequest(sent => ({ ...sent, url: sent.url.replace(this.server, this.replacement) }));
      return builder;
    };
  }
}

/**
 * Calls to PayPal. Its client keeps an access token for as long as the token was said to live, and one that could not be
 * fetched for ever: where PayPal refuses the token, or gave none, a new client takes its place.
 */
export class PaypalClient {
  private client: AddressedClient;

  constructor(private readonly configuration: PaypalConfiguration) {
    this.client = new AddressedClient(configuration);
  }

  /**
   * What PayPal answers. A call whose token is refused is made once more with a new one; nothing was done by the first.
   * @throws ProcessorFailure
   */
  async call<Result>(request: (client: AddressedClient) => Promise<Result>): Promise<Result> {
    for (let again = true; ; again = false) {
      const used = this.client;
      try {
        return await request(used);
      } catch (error) {
        // Of many calls that are refused at once the first renews the token, and all use it.
        if (isAboutToken(error) && this.client === used) this.client = new AddressedClient(this.configuration);
        if (!again || !isRefused(error)) throw failureOf(error);
      }
    }
  }

  /**
   * Whether PayPal says that it sent this event. Its signature covers the exact bytes, so they are passed on as they came.
   * @param headers the five `paypal-*` headers, in the names of the request
   */
  async confirmsSignature(headers: Record<string, string>, rawBody: Buffer): Promise<boolean> {
    const { body } = await this.call(client => {
      const request = client.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature');
      request.baseUrl('default');
      request.header('Content-Type', 'application/json');
      request.text(`${JSON.stringify(headers).slice(0, -1)},"webhook_event":${rawBody.toString('utf8')}}`);
      request.authenticate([{ oauth2: true }]);
      return request.callAsText();
    });
    const { verification_status: status } = JSON.parse(body as string) as { verification_status?: string };
    if (status !== 'SUCCESS' && status !== 'FAILURE') throw new ProcessorFailure('paypal', false, 'no_verification');
    return status === 'SUCCESS';
  }
}

const isRefused = (error: unknown): boolean => error instanceof ApiError && error.statusCode === REFUSED;

/** A call that reached nobody may have failed at the token. */
const isAboutToken = (error: unknown): boolean =>
  !(error instanceof ApiError) || isRefused(error) || new URL(error.request.url).pathname.endsWith(TOKEN_PATH);

function failureOf(error: unknown): ProcessorFailure {
  if (!(error instanceof ApiError)) return new ProcessorFailure('paypal', false, 'unreachable');
  const definite = error.statusCode < 500 && error.statusCode !== 429 && error.statusCode !== REFUSED;
  return new ProcessorFailure('paypal', definite, reasonOf(error));
}

/** `ORDER_ALREADY_CAPTURED`, `INSTRUMENT_DECLINED`, or the status where PayPal names no issue. */
function reasonOf({ statusCode, body }: ApiError): string {
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
