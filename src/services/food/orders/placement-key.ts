import { fieldRefused } from '#kit/http/refusal';

/** Names one placement: whose it is, and the key they gave it. */
export interface PlacementKey {
  /** `customer:<id>` or `guest:<normalised e-mail>`. */
  caller: string;
  key: string;
}

const HEADER = 'Idempotency-Key';
const LONGEST = 255;

/** The key as the header carries it. */
export function idempotencyKey(header: string | undefined): string {
  const key = header ?? '';
  if (key === '' || key.length > LONGEST) throw fieldRefused(HEADER, 'idempotency_key', { max: LONGEST });
  return key;
}

/** Whose keys they are: a customer's own, or those of everyone who orders as a guest with this address. */
export function keyHolder(customerId: number | null, email: string): string {
  return customerId === null ? `guest:${email}` : `customer:${customerId}`;
}
