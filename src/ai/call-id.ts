import { randomInt } from 'node:crypto';

const ID_LENGTH = 9;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Of our own: those of providers may be empty or repeat, and one of them accepts no other length. */
export function callId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
