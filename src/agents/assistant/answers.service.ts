import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { AiModels } from '#ai/ai-models';
import type { ChatModel } from '#ai/chat-model';
import { ModelFailed } from '#ai/model-failed';
import { isDatabaseUnavailable } from '#kit/database/database-refusals';
import type { Caller } from '#kit/http/caller';
import { bodyHash } from '#idempotency/body-comparison';
import { Log } from '#kit/log/log';
import { RateLimits } from '#rate-limits/rate-limits';
import { Refusal, ServiceUnavailable, Unexpected } from '#kit/refusals/refusal';
import { Shutdown } from '#kit/service/shutdown';
import { TokenBudget } from '../ai-budget/token-budget';
import { ServiceTools } from '../tools/service-tools';
import type { ToolUser } from '../tools/tool';
import type { AiMessageBody } from './assistant.dto';
import type { MessageStatus } from './ai-message.entity';
import type { EmitAnswerEvent } from './answer-events';
import { AnswerLoop } from './answer-loop.service';
import { AnswerRecords, type Attempt, isEnded, type SentBefore } from './answer-records.service';
import { AssistantTimes } from './assistant-times';
import { AnswerUnderWay, AssistantFailed, AssistantUnavailable } from './assistant.refusals';
import { ChatPlaceholders } from './chat-placeholders.service';
import { RunningAnswer } from './running-answer';
import { ServiceWords } from './service-words';

const RETRY_SECONDS = 1;

/** The stored answer of a message, or an attempt to run. */
export interface StartedAnswer {
  answerId: number;
  /** The token was already used with another text. */
  isMismatch: boolean;
  running?: RunningAnswer;
}

interface Outcome {
  status: MessageStatus;
  failure?: Refusal;
}

/** Starts, runs and stops answers. */
@Injectable()
export class Answers implements OnModuleDestroy {
  private readonly running = new Map<number, { answer: RunningAnswer; ended: Promise<unknown> }>();

  constructor(
    private readonly models: AiModels,
    private readonly records: AnswerRecords,
    private readonly loop: AnswerLoop,
    private readonly placeholders: ChatPlaceholders,
    private readonly tools: ServiceTools,
    private readonly words: ServiceWords,
    private readonly budget: TokenBudget,
    private readonly limits: RateLimits,
    private readonly times: AssistantTimes,
    private readonly log: Log,
    private readonly shutdown: Shutdown,
  ) {
    shutdown.signal.addEventListener('abort', () => void this.interrupt());
  }

  /** Interrupts the running answers of this process and waits for them. */
  async reset(): Promise<void> {
    await this.interrupt();
  }

  /** Ends answers before the database is closed. */
  async onModuleDestroy(): Promise<void> {
    await this.interrupt();
  }

  /** @throws NotFound, AnswerUnderWay, AssistantUnavailable, AiTokensUsedUp, RateLimited */
  async start(caller: Caller, chatId: number, body: AiMessageBody, user: ToolUser): Promise<StartedAnswer> {
    const chat = await this.records.ownChat(caller.id, chatId);
    const hash = bodyHash(body);
    const before = await this.records.sentBefore(chatId, body.client_token);
    const isMismatch = before !== undefined && before.bodyHash !== hash;
    if (before && isEnded(before)) return { answerId: before.answerId, isMismatch };
    const model = this.modelOf(chat.model);
    await this.budget.assertAvailable(caller.id);
    const words = this.words.of(await this.tools.list(user, { toolsets: 'all' }));
    const begin = async () =>
      this.records.begin(caller.id, chatId, { ...body, bodyHash: hash, model: model.name, words });
    const started = await this.limits
      .countSuccesses('ai_chat', `${caller.audience}:${caller.id}`, begin)
      .catch(async (error: unknown) => this.endedMeanwhile(error, chatId, body.client_token));
    if ('status' in started) return { answerId: started.answerId, isMismatch };
    const placeholders = await this.placeholders.load(chatId);
    return {
      answerId: started.answerId,
      isMismatch,
      running: new RunningAnswer(started, caller.id, user, model, placeholders),
    };
  }

  /** Runs an answer and stores its end. @returns the failure; undefined if it is done or was stopped */
  async run(answer: RunningAnswer, emit: EmitAnswerEvent): Promise<Refusal | undefined> {
    const { answerId } = answer.attempt;
    const ended = this.runToEnd(answer, emit);
    this.running.set(answerId, { answer, ended });
    if (this.shutdown.signal.aborted) answer.abort('interrupted');
    try {
      return (await ended).failure;
    } finally {
      this.running.delete(answerId);
    }
  }

  /** Stops the running answer, in this process or another one. The text so far is kept. @throws NotFound */
  async stop(caller: Caller, chatId: number): Promise<void> {
    const answerId = await this.records.stop(caller.id, chatId);
    const local = answerId === undefined ? undefined : this.running.get(answerId);
    local?.answer.abort('stopped');
    await local?.ended;
  }

  /** Clients send the messages of interrupted answers again. */
  private async interrupt(): Promise<void> {
    const running = [...this.running.values()];
    for (const { answer } of running) answer.abort('interrupted');
    await Promise.all(running.map(({ ended }) => ended));
  }

  private async runToEnd(answer: RunningAnswer, emit: EmitAnswerEvent): Promise<Outcome> {
    const heartbeat = setInterval(() => void this.beat(answer), this.times.heartbeatMs);
    let outcome: Outcome = { status: 'done' };
    try {
      await this.loop.run(answer, emit);
    } catch (error) {
      outcome = this.outcomeOf(answer, error);
    } finally {
      clearInterval(heartbeat);
    }
    try {
      await this.store(answer, outcome);
    } catch (error) {
      this.log.error({ err: error }, 'the end of an answer was not stored; its lease will expire');
    }
    return outcome;
  }

  private async store(answer: RunningAnswer, { status, failure }: Outcome): Promise<void> {
    const rest = await this.loop.takeText(answer);
    const isKept = status === 'stopped' && rest !== '';
    await this.records.end(answer.attempt, {
      status,
      steps: isKept ? [...answer.steps, { text: rest, calls: [] }] : answer.steps,
      rest: isKept ? '' : rest,
      failureCode: status === 'failed' ? failure?.key : undefined,
    });
  }

  private async beat(answer: RunningAnswer): Promise<void> {
    try {
      if (!(await this.records.extend(answer.attempt))) answer.abort('stopped');
    } catch (error) {
      this.log.warn({ err: error }, 'the lease of an answer was not extended');
    }
  }

  private outcomeOf({ abortReason }: RunningAnswer, error: unknown): Outcome {
    if (abortReason === 'stopped') return { status: 'stopped' };
    if (abortReason === 'interrupted')
      return { status: 'interrupted', failure: ServiceUnavailable({ retryAfterSeconds: RETRY_SECONDS }) };
    if (error instanceof ModelFailed) return { status: 'failed', failure: AssistantFailed() };
    if (error instanceof Refusal) return { status: 'failed', failure: error };
    this.log.error({ err: error }, 'an answer failed');
    return { status: 'failed', failure: isDatabaseUnavailable(error) ? ServiceUnavailable() : Unexpected() };
  }

  /** The model of the chat; the default model if that one is no longer configured. */
  private modelOf(name: string | null): ChatModel {
    const model = (name === null ? undefined : this.models.chat(name)) ?? this.models.chat();
    if (!model) throw AssistantUnavailable();
    return model;
  }

  private async endedMeanwhile(error: unknown, chatId: number, token: string): Promise<SentBefore | Attempt> {
    const isUnderWay = error instanceof Refusal && error.key === AnswerUnderWay.key;
    const before = isUnderWay ? await this.records.sentBefore(chatId, token) : undefined;
    if (before && isEnded(before)) return before;
    throw error;
  }
}
