import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** A token for a mailed link. */
export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** As tokens are stored: reading the table is not enough to use a link. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
