import { randomBytes } from 'node:crypto';
import { hashOfKey, newKey, type NewKey } from '#shared/keys/key-hash';

const PREFIX_BYTES = 5;
const SECRET_BYTES = 32;
const INGEST_KEY = new RegExp(`^qk_([0-9a-f]{${PREFIX_BYTES * 2}})_[0-9a-f]{${SECRET_BYTES * 2}}$`);

const keyOf = (prefix: string, secret: string): NewKey => newKey(`qk_${prefix}_${secret}`, prefix);

export const newIngestKey = (): NewKey =>
  keyOf(randomBytes(PREFIX_BYTES).toString('hex'), randomBytes(SECRET_BYTES).toString('hex'));

/** The ingest key of the demo member; derived from the demo password. */
export function demoIngestKey(demoPassword: string): NewKey {
  const secret = hashOfKey(`ingest key of the demo: ${demoPassword}`);
  return keyOf(secret.slice(0, PREFIX_BYTES * 2), secret);
}

/** Checks the format only, to save a query for malformed keys. */
export const isIngestKey = (sent: unknown): sent is string => typeof sent === 'string' && INGEST_KEY.test(sent);
