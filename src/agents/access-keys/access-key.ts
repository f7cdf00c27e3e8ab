import { randomInt } from 'node:crypto';
import { newKey, type NewKey } from '#shared/keys/key-hash';

const MARK = 'qk_';
const SECRET_LENGTH = 40;
const PREFIX_LENGTH = 8;
const CHARACTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const ACCESS_KEY = new RegExp(`^${MARK}[A-Za-z0-9]{${SECRET_LENGTH}}$`);

/** The prefix is the beginning of the key. */
export function newAccessKey(): NewKey {
  const secret = Array.from({ length: SECRET_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  const key = MARK + secret;
  return newKey(key, key.slice(0, PREFIX_LENGTH));
}

/** Whether a bearer token is meant as a key. */
export const looksLikeKey = (token: string): boolean => token.startsWith(MARK);

/** Checks the format only, to save a query for malformed keys. */
export const isAccessKey = (token: string): boolean => ACCESS_KEY.test(token);
