import { isPlainObject } from '#kit/fields/shape-fields';
import type { AppRequest } from '#kit/http/request';

/** The response to the first request with a token. */
export interface StoredResponse {
  response: object;
  /** Hash of the first request's body; null if none was stored. */
  bodyHash: string | null;
}

/** Finds stored responses for `@Idempotent`. Requests are not validated yet. */
export interface ReplaySource<Token = unknown> {
  /**
   * Whether a token is looked up only for the account or record that it was sent for, so that guessing one reveals
   * nothing. If so, no misses are counted, and only `TokenUsed` leads to a look-up: an invalid body is refused, as with a
   * new token.
   */
  readonly isOfSender?: boolean;
  /** Must be serializable as JSON; undefined if the request has no valid token. @throws Refusal */
  token(request: AppRequest): Token | undefined;
  /** @throws Refusal the response must not be replayed to this sender */
  find(token: Token): Promise<StoredResponse | undefined>;
}

/** Thrown by idempotent work that finds its token used: `@Idempotent` replays the stored response. */
export class TokenUsed extends Error {
  constructor() {
    super('the token was used, but no response is stored for it');
  }
}

const MAX_TOKEN_LENGTH = 255;

/** The `client_token` of a body that is not validated yet. */
export function clientToken(body: unknown): string | undefined {
  const token = isPlainObject(body) ? body['client_token'] : undefined;
  const isText = typeof token === 'string' && token.length <= MAX_TOKEN_LENGTH && !token.includes('\u0000');
  return isText ? token : undefined;
}
