import type { Tokens } from './chat-model';
import { modelFailure } from './model-failures';
import { ModelFailed } from './model-failed';

/** Aborts a call when the caller aborts or after `timeoutMs`, and records which of the two it was. */
export class CallDeadline {
  private readonly controller = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private reason: 'stopped' | 'timeout' | undefined;
  private readonly onAbort = () => this.abort('stopped');

  constructor(
    private readonly caller: AbortSignal,
    timeoutMs: number,
  ) {
    this.timer = setTimeout(() => this.abort('timeout'), timeoutMs);
    caller.addEventListener('abort', this.onAbort);
    if (caller.aborted) this.abort('stopped');
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  /** The cause of a failed call; any error after an abort results from the abort. */
  failure(error: unknown, tokens?: Tokens): ModelFailed {
    return this.reason ? new ModelFailed(this.reason, tokens) : modelFailure(error, tokens);
  }

  /** Also aborts a running call, since its response is no longer read. */
  [Symbol.dispose](): void {
    clearTimeout(this.timer);
    this.caller.removeEventListener('abort', this.onAbort);
    this.controller.abort();
  }

  private abort(reason: 'stopped' | 'timeout'): void {
    this.reason ??= reason;
    this.controller.abort();
  }
}
