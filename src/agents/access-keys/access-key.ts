import { createHash, randomInt } from 'node:crypto';

const MARK = 'qk_';
const SECRET_LENGTH = 40;
const PREFIX_LENGTH = 8;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACCESS_KEY = new RegExp(`^${MARK}[A-Za-z0-9]{${SECRET_LENGTH}}$`);

export interface NewAccessKey {
  key: string;
  /** The beginning of the key, by which its owner recognises it. */
  prefix: string;
  hash: string;
}

export function newAccessKey(): NewAccessKey {
  const secret = Array.from({ length: SECRET_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  const key = MARK + secret;
  return { key, prefix: key.slice(0, PREFIX_LENGTH), hash: hashOfKey(key) };
}

/** A fast hash is enough for 40 random characters, and allows an indexed lookup. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** Whether a bearer token is meant as a key. */
export const looksLikeKey = (token: string): boolean => token.startsWith(MARK);

/** Checks the format only, to save a query for malformed keys. */
export const isAccessKey = (token: string): boolean => ACCESS_KEY.test(token);
