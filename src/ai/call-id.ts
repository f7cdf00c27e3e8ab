import { randomInt } from 'node:crypto';

const ID_LENGTH = 9;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Own ids, since those of providers can be empty or repeat. One provider accepts only this length. */
export function callId(): string {
  return Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
