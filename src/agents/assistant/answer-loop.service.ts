import { Injectable } from '@nestjs/common';
import type { ChatRequest, ChatToolCall, Tokens } from '#ai/chat-model';
import { ModelFailed } from '#ai/model-failed';
import { estimateTokens } from '#ai/token-estimate';
import { Log } from '#kit/log/log';
import { TokenBudget } from '../ai-budget/token-budget';
import type { EmitAnswerEvent } from './answer-events';
import { AnswerContext } from './answer-context.service';
import { AnswerRecords } from './answer-records.service';
import { answerText, callsOf } from './answer-steps';
import { cutWords } from './json-data';
import { ChatPlaceholders, MaskFailed } from './chat-placeholders.service';
import { RestoredStream } from './placeholder-tokens';
import { ProposalQueries } from './proposal-queries.service';
import type { RunningAnswer } from './running-answer';
import { storableText } from './storable';
import { MAX_CALLS, AnswerCalls } from './answer-calls.service';
import { ToolOffer } from './tool-offer.service';

/** Tokens reserved for a response of unknown length. */
const EXPECTED_OUTPUT_TOKENS = 2000;
/** Longer responses of the model are cut here. */
const MAX_TEXT_BYTES = 32 * 1024;

interface Response {
  calls: ChatToolCall[];
}

/** Calls the model and the tools it requests, until it answers without a call. */
@Injectable()
export class AnswerLoop {
  constructor(
    private readonly offer: ToolOffer,
    private readonly context: AnswerContext,
    private readonly calls: AnswerCalls,
    private readonly records: AnswerRecords,
    private readonly proposals: ProposalQueries,
    private readonly placeholders: ChatPlaceholders,
    private readonly budget: TokenBudget,
    private readonly log: Log,
  ) {}

  /** Completes the steps of the answer. @throws ModelFailed, Refusal, and the reason of the abort */
  async run(answer: RunningAnswer, emit: EmitAnswerEvent): Promise<void> {
    // An interrupted answer can already have its final step.
    if (answer.steps.at(-1)?.calls.length === 0) return;
    for (;;) {
      answer.signal.throwIfAborted();
      const { allowed, offered } = await this.offer.for(answer);
      const tools = callsOf(answer.steps).length < MAX_CALLS ? offered : [];
      const { calls } = await this.respond(answer, await this.context.request(answer, tools), emit);
      const requested = tools.length > 0 ? calls : [];
      const done = await this.calls.run(answer, requested, allowed, emit);
      await this.addStep(answer, done, emit);
      if (done.length === 0) return;
    }
  }

  private async addStep(
    answer: RunningAnswer,
    calls: Awaited<ReturnType<AnswerCalls['run']>>,
    emit: EmitAnswerEvent,
  ): Promise<void> {
    const steps = [...answer.steps, { text: await this.takeText(answer), calls }];
    const proposalIds = await this.records.addStep(answer.attempt, steps);
    if (!proposalIds) {
      answer.abort('stopped');
      answer.signal.throwIfAborted();
    }
    answer.steps.push(steps.at(-1)!);
    const rows = proposalIds?.length ? await this.proposals.ofMessages([answer.attempt.answerId]) : [];
    for (const row of rows.filter(({ id }) => proposalIds?.includes(id)))
      emit({ type: 'proposal', data: this.proposals.view(row, answer.placeholders, answer.language) });
  }

  private async respond(answer: RunningAnswer, request: ChatRequest, emit: EmitAnswerEvent): Promise<Response> {
    const estimate: Tokens = {
      input: estimateTokens(request.system) + estimateTokens(JSON.stringify([request.messages, request.tools])),
      output: EXPECTED_OUTPUT_TOKENS,
    };
    const settle = await this.budget.reserve(answer.accountId, estimate.input + estimate.output);
    const shown = new RestoredStream(() => answer.placeholders);
    let isSeparated = answerText(answer.steps) === '';
    const show = (text: string) => {
      if (text === '') return;
      emit({ type: 'delta', data: { text: isSeparated ? text : `\n\n${text}` } });
      isSeparated = true;
    };
    const calls: ChatToolCall[] = [];
    let used = estimate;
    let bytes = 0;
    answer.rest = '';
    try {
      for await (const part of answer.model.stream(request)) {
        if (part.kind === 'call') calls.push(part.call);
        else if (part.kind === 'end') used = part.tokens;
        else {
          const text = cutWords(part.text, MAX_TEXT_BYTES - bytes);
          bytes += Buffer.byteLength(text);
          answer.rest += text;
          show(shown.push(text));
          if (text.length === part.text.length) continue;
          used = { ...estimate, output: estimateTokens(answer.rest) };
          break;
        }
      }
    } catch (error) {
      if (error instanceof ModelFailed) used = error.tokens;
      throw error;
    } finally {
      show(shown.end());
      await settle(used);
    }
    return { calls };
  }

  /** The text of the response, with placeholders. */
  async takeText(answer: RunningAnswer): Promise<string> {
    const text = storableText(answer.rest).trim();
    answer.rest = '';
    if (text === '') return '';
    try {
      const { masked, placeholders } = await this.placeholders.mask(answer.attempt.chatId, known =>
        known.maskAnswer(text),
      );
      answer.placeholders = placeholders;
      return masked;
    } catch (error) {
      if (!(error instanceof MaskFailed)) throw error;
      this.log.error({ err: error }, 'an answer could not be masked, and was dropped');
      return '';
    }
  }
}
