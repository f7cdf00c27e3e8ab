export const MAX_MESSAGES = 20;
export const MAX_LISTS = 3;

/** Whether a batch has too many messages, or too many list requests. */
export function exceedsBatch(messages: unknown): boolean {
  if (!Array.isArray(messages)) return false;
  return messages.length > MAX_MESSAGES || messages.filter(isList).length > MAX_LISTS;
}

const isList = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'method' in message &&
  typeof message.method === 'string' &&
  message.method.endsWith('/list');

const MAX_ANSWER_BYTES = 1_000_000;
/** Bytes. Results up to this size are always sent, so that every change reports its outcome. */
const SMALL_BYTES = 16_000;
const ENVELOPE_BYTES = 500;

/** Bounds the response to a batch: large results are sent until their sum reaches the limit. */
export class BatchAnswer {
  private left = MAX_ANSWER_BYTES - MAX_MESSAGES * (SMALL_BYTES + ENVELOPE_BYTES);

  /** Whether this result may be sent. */
  admits(result: object): boolean {
    const bytes = Buffer.byteLength(JSON.stringify(result));
    if (bytes <= SMALL_BYTES) return true;
    if (bytes > this.left) return false;
    this.left -= bytes;
    return true;
  }
}
