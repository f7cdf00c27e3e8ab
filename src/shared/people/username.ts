import { plainLetters } from '#kit/text/plain-letters';

/** Lower-case letters, digits, dot, hyphen and underscore. Begins with a letter, so that it is never an id. */
export const USERNAME = /^[a-z][a-z0-9._-]{0,39}$/;

const MAX_BASE_LENGTH = 32;
const DEFAULT_BASE = 'user';

/** Derives a username from the part of the e-mail address before the @. */
export function usernameBase(email: string): string {
  const [local = ''] = email.split('@');
  const plain = plainLetters(local)
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[^a-z]+/, '');
  return plain.slice(0, MAX_BASE_LENGTH) || DEFAULT_BASE;
}

/** The base if it is free, otherwise the base with the first free number from 2. */
export function firstFree(base: string, isTaken: (username: string) => boolean): string {
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) {
    if (!isTaken(`${base}${number}`)) return `${base}${number}`;
  }
}
