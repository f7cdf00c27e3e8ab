import { hashOfKey } from '#shared/keys/key-hash';
import type { AppAddress } from './app-address';

/** SHA-256 of the id of a record and its issuer: a code or token of one issuer does not exist at another one. */
export const recordHash = ({ word }: Pick<AppAddress, 'word'>, id: string): string => hashOfKey(`${word} ${id}`);
