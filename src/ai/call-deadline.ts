import type { Tokens } from './chat-model';
import { modelFailure } from './model-failures';
import { ModelFailed } from './model-failed';

/** Aborts a call when the caller does or after `timeoutMs`, and knows which of them it was. */
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

  /** What a call that ended with `error` failed from; any error after an abort is a result of it. */
  failure(error: unknown, tokens?: Tokens): ModelFailed {
    return this.reason ? new ModelFailed(this.reason, tokens) : modelFailure(error, tokens);
  }

  /** Also ends a call that is still under way, since nobody reads its response. */
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
