/** Small letters, digits, dot, hyphen and underscore, beginning with a letter: never to be taken for an id. */
export const USERNAME = /^[a-z][a-z0-9._-]{0,39}$/;

const MAX_BASE_LENGTH = 32;
const DEFAULT_BASE = 'user';

/** What a username is made from when none is sent: what stands before the @, as far as usernames allow it. */
export function usernameBase(email: string): string {
  const [local = ''] = email.split('@');
  const plain = local
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9._-]/g, '')
    .replace(/^[^a-z]+/, '');
  return plain.slice(0, MAX_BASE_LENGTH) || DEFAULT_BASE;
}

/** The base itself when it is free, else with the first number from 2 on that makes it so. */
export function firstFree(base: string, isTaken: (username: string) => boolean): string {
  if (!isTaken(base)) return base;
  for (let number = 2; ; number++) {
    if (!isTaken(`${base}${number}`)) return `${base}${number}`;
  }
}
