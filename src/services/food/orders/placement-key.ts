import type { Caller } from '../../../kit/access/caller';
import { isPlainObject } from '../../../kit/fields/shape-fields';
import { normaliseEmail } from '../../../kit/fields/text-fields';
import { fieldRefused } from '../../../kit/http/refusal';

/** Names one placement: whose it is, and the key they gave it. */
export interface PlacementKey {
  /** `customer:<id>` or `guest:<normalised e-mail>`. */
  caller: string;
  key: string;
}

const HEADER = 'Idempotency-Key';
const LONGEST_KEY = 255;

/** The key of a request. `caller` is undefined where a guest gives no e-mail address, which validation refuses. */
export function placementKey(
  header: string | undefined,
  caller: Caller | undefined,
  body: unknown,
): { key: string; caller: string | undefined } {
  const key = header ?? '';
  if (key === '' || key.length > LONGEST_KEY) throw fieldRefused(HEADER, 'idempotency_key', { max: LONGEST_KEY });
  const email = isPlainObject(body) && typeof body['email'] === 'string' ? normaliseEmail(body['email']) : '';
  if (caller) return { key, caller: `customer:${caller.id}` };
  return { key, caller: email === '' ? undefined : `guest:${email}` };
}
