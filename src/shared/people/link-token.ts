import { createHash, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

export const newLinkToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/** The stored form of a token, so that a leaked table does not disclose working links. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
