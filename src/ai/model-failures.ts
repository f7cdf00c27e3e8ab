import type { Tokens } from './chat-model';
import { ModelFailed, type ModelFailure } from './model-failed';

/** Failures before the model began, which cost no tokens. */
const UNCHARGED: ReadonlySet<ModelFailure> = new Set(['unreachable', 'refused', 'limited']);

/**
 * Turns an error of the SDK into `ModelFailed`: the SDK puts the request, with the key and the prompt, into its errors.
 *
 * @param tokens used until then, estimated
 */
export function modelFailure(error: unknown, tokens?: Tokens): ModelFailed {
  if (error instanceof ModelFailed) return error;
  const { name, statusCode: status } = (error ?? {}) as { name?: unknown; statusCode?: unknown };
  const statusCode = typeof status === 'number' ? status : undefined;
  const reason = reasonOf(name, statusCode);
  return new ModelFailed(reason, UNCHARGED.has(reason) ? undefined : tokens, statusCode);
}

function reasonOf(name: unknown, status: number | undefined): ModelFailure {
  if (status === 429) return 'limited';
  if (status !== undefined && status >= 500) return 'failed';
  if (status !== undefined && status >= 400) return 'refused';
  if (status !== undefined) return 'malformed';
  if (name === 'AI_APICallError' || name === 'TypeError') return 'unreachable';
  // Providers report errors within a stream as plain objects or texts.
  return typeof name === 'string' ? 'malformed' : 'failed';
}
