import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');
/** A fast hash is enough for 256 random bits. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');
