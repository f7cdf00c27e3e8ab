import { createHash, randomBytes } from 'node:crypto';

const PREFIX_BYTES = 5;
const SECRET_BYTES = 32;
const INGEST_KEY = new RegExp(`^qk_([0-9a-f]{${PREFIX_BYTES * 2}})_[0-9a-f]{${SECRET_BYTES * 2}}$`);

export interface NewKey {
  key: string;
  prefix: string;
  hash: string;
}

/** `qk_<prefix>_<secret>`, shown once. */
export function newIngestKey(): NewKey {
  const prefix = randomBytes(PREFIX_BYTES).toString('hex');
  const key = `qk_${prefix}_${randomBytes(SECRET_BYTES).toString('hex')}`;
  return { key, prefix, hash: hashOfKey(key) };
}

/** The ingest key of the demo member; derived from the demo password. */
export function demoIngestKey(demoPassword: string): NewKey {
  const secret = hashOfKey(`ingest key of the demo: ${demoPassword}`);
  const prefix = secret.slice(0, PREFIX_BYTES * 2);
  const key = `qk_${prefix}_${secret}`;
  return { key, prefix, hash: hashOfKey(key) };
}

/** A fast hash is enough for 256 random bits, and allows an indexed lookup. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Checks the format only, to save a query for malformed keys. */
export const isIngestKey = (sent: unknown): sent is string => typeof sent === 'string' && INGEST_KEY.test(sent);
