import { Injectable } from '@nestjs/common';
import type { InputRequiredResult } from '@modelcontextprotocol/server' with { 'resolution-mode': 'import' };
import { type Language, Translator } from '#kit/language/language';
import type { Refuse } from '#kit/refusals/refusal';
import { titleIn } from '../tools/tool-titles';
import type { Tool, ToolFailure } from '../tools/tool';
import { callHash } from './call-hash';
import { CONFIRMATION, confirmationAnswer } from './confirmation-answer';
import { confirmationCard } from './confirmation-card';
import { confirmationOf, type ConfirmingClient, type ConfirmMode } from './confirmation-rule';
import { type ConfirmationHolder, type ConfirmationState, ConfirmationStates } from './confirmation-states.service';
import {
  ConfirmationDeclined,
  ConfirmationMismatch,
  ConfirmationNotAllowed,
  ConfirmationTooLarge,
  ConfirmationUnavailable,
  ConfirmationUsed,
} from './confirmations.refusals';
import { UsedConfirmations } from './used-confirmations.service';

const KIBIBYTE = 1024;
/** Bytes of arguments that a person can be shown as a whole. */
const MAX_ARGUMENT_BYTES = 64 * KIBIBYTE;

/** A call of a tool that changes data. */
export interface ChangingCall {
  /** The setting `mcp_confirm`. */
  mode: ConfirmMode;
  holder: ConfirmationHolder;
  language: Language;
  tool: Tool;
  args: Readonly<Record<string, unknown>>;
  client: ConfirmingClient;
  /** Of a call that is sent again with an answer; verified. */
  state?: ConfirmationState | undefined;
  responses?: Readonly<Record<string, unknown>> | undefined;
}

export type BeforeChange =
  /** @param seed derives the idempotency key of a confirmed call */
  | { kind: 'run'; seed?: string }
  | { kind: 'ask'; result: InputRequiredResult }
  | { kind: 'refuse'; failure: ToolFailure }
  | { kind: 'require capability' };

/** Asks the person at the client before a change, as the setting `mcp_confirm` wants. */
@Injectable()
export class Confirmations {
  constructor(
    private readonly states: ConfirmationStates,
    private readonly used: UsedConfirmations,
    private readonly translator: Translator,
  ) {}

  /** What happens to a call: it runs at most once for each state. The caller has checked the rights for this call. */
  async before(call: ChangingCall): Promise<BeforeChange> {
    const { tool, args, state, responses, language } = call;
    if (state) {
      if (state.call !== callHash(tool.name, args)) return this.refused(ConfirmationMismatch, language);
      const answer = confirmationAnswer(responses);
      if (answer !== undefined) return this.answered(state, answer, language);
    }
    const decision = confirmationOf(call.mode, tool, call.client);
    if (decision === 'refuse') return this.refused(ConfirmationUnavailable, language);
    if (decision !== 'ask') return { kind: decision };
    return this.ask(call);
  }

  /** The response to a confirmed call of a tool that the caller may not use any more. */
  notAllowed(language: Language): ToolFailure {
    return this.failureOf(ConfirmationNotAllowed, language);
  }

  private async answered(
    state: ConfirmationState,
    answer: 'confirmed' | 'declined',
    language: Language,
  ): Promise<BeforeChange> {
    if (!(await this.used.use(state))) return this.refused(ConfirmationUsed, language);
    if (answer === 'declined') return this.refused(ConfirmationDeclined, language);
    return { kind: 'run', seed: `confirmation ${state.id}` };
  }

  private async ask({ holder, language, tool, args, state }: ChangingCall): Promise<BeforeChange> {
    if (Buffer.byteLength(JSON.stringify(args)) > MAX_ARGUMENT_BYTES)
      return this.refused(ConfirmationTooLarge, language);
    const { inputRequired } = await import('@modelcontextprotocol/server');
    const say = (key: string, values?: Record<string, unknown>) => this.translator.say(key, language, values);
    const asked = state ?? this.states.create(callHash(tool.name, args));
    const result = inputRequired({
      inputRequests: { [CONFIRMATION]: inputRequired.elicit(confirmationCard(titleIn(language, tool), args, say)) },
      requestState: await this.states.sign(asked, holder),
    });
    return { kind: 'ask', result };
  }

  private refused(refusal: Refuse, language: Language): BeforeChange {
    return { kind: 'refuse', failure: this.failureOf(refusal, language) };
  }

  private failureOf({ status, key }: Refuse, language: Language): ToolFailure {
    return { ok: false, status, code: key, message: this.translator.say(`errors.${key}`, language) };
  }
}
