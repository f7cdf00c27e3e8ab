import { createHash } from 'node:crypto';

/** A key at its creation, the only time that it is known. */
export interface NewKey {
  key: string;
  /** The part by which its owner recognises it. */
  prefix: string;
  hash: string;
}

export const newKey = (key: string, prefix: string): NewKey => ({ key, prefix, hash: hashOfKey(key) });

/** SHA-256 in hex: a fast hash is enough for a long random key, and allows an indexed lookup. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');
