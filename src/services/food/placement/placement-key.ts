import { isPlainObject } from '#kit/fields/shape-fields';
import { normaliseEmail } from '#kit/text/email-address';
import { fieldRefused } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';

/** Names one placement: whose it is, and the key they gave it. */
export interface PlacementKey {
  /** `customer:<id>` or `guest:<normalised e-mail>`. */
  caller: string;
  key: string;
}

const HEADER = 'Idempotency-Key';
const MAX_LENGTH = 255;

/** The key as the header carries it. */
export function idempotencyKey(header: string | undefined): string {
  const key = header ?? '';
  if (key === '' || key.length > MAX_LENGTH) throw fieldRefused(HEADER, 'idempotency_key', { max: MAX_LENGTH });
  return key;
}

/** Whose keys they are: a customer's own, or those of everyone who orders as a guest with this address. */
export function keyHolder(customerId: number | null, email: string): string {
  return customerId === null ? `guest:${email}` : `customer:${customerId}`;
}

/** Of a request nobody has looked at yet. */
export function placementKeyOf({ headers, caller, body }: AppRequest): PlacementKey {
  const header = headers['idempotency-key'];
  const key = idempotencyKey(typeof header === 'string' ? header : undefined);
  return { key, caller: keyHolder(caller?.id ?? null, emailOf(body)) };
}

/** Without an address nothing is found, and validation asks for one. */
function emailOf(body: unknown): string {
  const email = isPlainObject(body) ? body['email'] : undefined;
  return typeof email === 'string' && !email.includes('\u0000') ? normaliseEmail(email) : '';
}
