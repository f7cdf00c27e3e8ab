import { isPlainObject } from '#kit/fields/shape-fields';
import { normaliseEmail } from '#kit/text/email-address';
import { fieldRefused } from '#kit/refusals/refusal';
import type { AppRequest } from '#kit/http/request';

/** Identifies a placement by owner and idempotency key. */
export interface PlacementKey {
  /** `customer:<id>` or `guest:<normalized e-mail>`. */
  caller: string;
  key: string;
}

const HEADER = 'Idempotency-Key';
const MAX_LENGTH = 255;

/** The key from the header. */
export function idempotencyKey(header: string | undefined): string {
  const key = header ?? '';
  if (key === '' || key.length > MAX_LENGTH) throw fieldRefused(HEADER, 'idempotency_key', { max: MAX_LENGTH });
  return key;
}

/** Owner of the keys: a customer, or all guests with this address. */
export function keyHolder(customerId: number | null, email: string): string {
  return customerId === null ? `guest:${email}` : `customer:${customerId}`;
}

/** For requests that are not validated yet. */
export function placementKeyOf({ headers, caller, body }: AppRequest): PlacementKey {
  const header = headers['idempotency-key'];
  const key = idempotencyKey(typeof header === 'string' ? header : undefined);
  return { key, caller: keyHolder(caller?.id ?? null, emailOf(body)) };
}

/** Empty without an address; validation reports it later. */
function emailOf(body: unknown): string {
  const email = isPlainObject(body) ? body['email'] : undefined;
  return typeof email === 'string' && !email.includes('\u0000') ? normaliseEmail(email) : '';
}
