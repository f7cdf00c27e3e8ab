import type { Tokens } from './chat-model';

/**
 * `refused`: the provider rejects the key, the model or the request; `limited`: its rate limit; `failed`: it reports an
 * error; `malformed`: its response is incomplete or violates the protocol; `stopped`: the caller aborted.
 */
export const MODEL_FAILURES = [
  'unreachable',
  'timeout',
  'refused',
  'limited',
  'failed',
  'malformed',
  'stopped',
] as const;
export type ModelFailure = (typeof MODEL_FAILURES)[number];

/** A call without a usable response. Contains no text of the provider, which can quote the key or the prompt. */
export class ModelFailed extends Error {
  override name = 'ModelFailed';

  /** @param tokens used until the failure, estimated @param status of the provider's response */
  constructor(
    readonly reason: ModelFailure,
    readonly tokens: Tokens = { input: 0, output: 0 },
    readonly status?: number,
  ) {
    super(status === undefined ? reason : `${reason} (${status})`);
  }
}
