import { createHmac, randomBytes } from 'node:crypto';

const MARK = 'whsec_';
const SECRET_BYTES = 32;

export const newWebhookSecret = (): string => MARK + randomBytes(SECRET_BYTES).toString('base64');

export interface SignedMessage {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  payload: string;
}

/** The signature of Standard Webhooks 1.0: HMAC-SHA256 of `id.timestamp.payload`, one for each secret. */
export function signatureOf({ id, timestamp, payload }: SignedMessage, secrets: readonly string[]): string {
  const signed = `${id}.${timestamp}.${payload}`;
  return secrets
    .map(secret => Buffer.from(secret.slice(MARK.length), 'base64'))
    .map(key => `v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    .join(' ');
}
