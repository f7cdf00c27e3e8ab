import { ApiError, Client, Environment } from '@paypal/paypal-server-sdk';
import type { PaypalConfiguration } from '../config/configuration';
import { ProcessorFailure } from './payment-gateway';

type RequestBuilderFactory = ReturnType<Client['getRequestBuilderFactory']>;

const TIMEOUT_MS = 15_000;
const ADDRESS = {
  sandbox: 'https://api-m.sandbox.paypal.com',
  live: 'https://api-m.paypal.com',
};

/** PayPal's own client, which knows two servers and no third: another one is put into the address of each request. */
export class PaypalClient extends Client {
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

  /**
   * Whether PayPal says that it sent this event. Its signature covers the exact bytes, so they are passed on as they came.
   * @param headers the five `paypal-*` headers, in the names of the request
   */
  async confirmsSignature(headers: Record<string, string>, rawBody: Buffer): Promise<boolean> {
    const request = this.getRequestBuilderFactory()('POST', '/v1/notifications/verify-webhook-signature');
    request.baseUrl('default');
    request.header('Content-Type', 'application/json');
    request.text(`${JSON.stringify(headers).slice(0, -1)},"webhook_event":${rawBody.toString('utf8')}}`);
    request.authenticate([{ oauth2: true }]);
    const { body } = await answered(() => request.callAsText());
    const { verification_status: status } = JSON.parse(body as string) as { verification_status?: string };
    if (status !== 'SUCCESS' && status !== 'FAILURE') throw new ProcessorFailure('paypal', false, 'no_verification');
    return status === 'SUCCESS';
  }
}

/** Makes a call and turns what goes wrong into a `ProcessorFailure`. */
export async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiError)) throw new ProcessorFailure('paypal', false, 'unreachable');
    const definite = error.statusCode < 500 && error.statusCode !== 429 && error.statusCode !== 401;
    throw new ProcessorFailure('paypal', definite, reasonOf(error));
  }
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
