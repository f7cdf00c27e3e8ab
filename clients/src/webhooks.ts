/** The headers of a request that a webhook endpoint received: those of fetch, or a plain object as in Node. */
export type WebhookHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** An event as it is posted to webhook endpoints. Each service has the type of its own, such as `FoodWebhookEvent`. */
export interface WebhookEvent<Data = unknown> {
  /** The same in all attempts: events with a known id were handled before. */
  id: string;
  /** Such as `food.order.placed`; new types may be added. */
  type: string;
  /** Time of the event. */
  timestamp: string;
  api_version: string;
  /** True in examples that staff send. */
  test?: boolean;
  data: Data;
}

/** The events of a service by type, from its generated `webhooks`: `FoodWebhooks['food.order.placed']`. */
export type EventsOf<Webhooks> = {
  [Type in keyof Webhooks]: Webhooks[Type] extends {
    post: { requestBody: { content: { 'application/json': infer Event } } };
  }
    ? Event
    : never;
};

/** The request is not signed with the secret of the endpoint, or is too old. */
export class WebhookVerificationError extends Error {
  override name = 'WebhookVerificationError';
}

export interface VerifyOptions {
  /** Seconds by which the time of the attempt and the own clock may differ; 300 when left out. */
  toleranceSeconds?: number;
  /** The current time in milliseconds since 1970. */
  now?: number;
}

const MARK = 'whsec_';
const VERSION = 'v1,';
const TOLERANCE_SECONDS = 300;

/**
 * Verifies the signature of Standard Webhooks 1.0 and returns the event. Runs wherever WebCrypto does.
 * `verify<FoodWebhookEvent>(...)` types its `data` by its `type`.
 * @param body the bytes or text of the request as received, not parsed and serialized again
 * @param secret of the endpoint, `whsec_…`
 * @throws WebhookVerificationError
 */
export async function verify<Event extends WebhookEvent = WebhookEvent>(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
  { toleranceSeconds = TOLERANCE_SECONDS, now = Date.now() }: VerifyOptions = {},
): Promise<Event> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(name =>
    headerOf(headers, name),
  );
  if (!id || !timestamp || !signatures) throw new WebhookVerificationError('A header of the webhook is missing.');
  const ageSeconds = Math.abs(now / 1000 - Number(timestamp));
  if (!(ageSeconds <= toleranceSeconds)) throw new WebhookVerificationError('The webhook is too old or too new.');
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace(MARK, '')), ALGORITHM, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    if (!signature.startsWith(VERSION)) continue;
    const sent = bytesOf(signature.slice(VERSION.length));
    // Compares in constant time.
    if (await crypto.subtle.verify('HMAC', key, sent, signed)) return JSON.parse(text) as Event;
  }
  throw new WebhookVerificationError('The webhook is not signed with this secret.');
}

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

function headerOf(headers: WebhookHeaders, name: string): string | undefined {
  if (headers instanceof Headers) return headers.get(name) ?? undefined;
  const value = headers[name];
  return typeof value === 'string' ? value : value?.[0];
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), character => character.charCodeAt(0));
  } catch {
    throw new WebhookVerificationError('A signature or the secret is not base64.');
  }
}
