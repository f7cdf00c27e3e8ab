import type { ChatModel } from '#ai/chat-model';
import type { Language } from '#kit/language/language';
import type { ToolUser } from '../tools/tool';
import type { Attempt } from './answer-records.service';
import type { AnswerStep } from './answer-steps';
import type { Placeholders } from './placeholders';

export type AbortReason = 'stopped' | 'interrupted';

/** An answer that this process is running. */
export class RunningAnswer {
  readonly steps: AnswerStep[];
  /** The incomplete response of the model, as sent to the client. */
  rest = '';
  /** Names of tools that the model found by search. */
  readonly foundTools = new Set<string>();
  private readonly controller = new AbortController();

  constructor(
    readonly attempt: Attempt,
    readonly accountId: number,
    readonly user: ToolUser,
    readonly model: ChatModel,
    public placeholders: Placeholders,
  ) {
    this.steps = [...attempt.steps];
  }

  get language(): Language {
    return this.user.language;
  }

  get signal(): AbortSignal {
    return this.controller.signal;
  }

  get abortReason(): AbortReason | undefined {
    return this.signal.aborted ? (this.signal.reason as AbortReason) : undefined;
  }

  abort(reason: AbortReason): void {
    this.controller.abort(reason);
  }
}
