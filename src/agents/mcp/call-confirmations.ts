import { Injectable } from '@nestjs/common';
import { Translator } from '#kit/language/language';
import { Confirmations } from '../confirmations/confirmations.service';
import { ConfirmationUnavailable } from '../confirmations/confirmations.refusals';
import { type ConfirmationState, ConfirmationStates } from '../confirmations/confirmation-states.service';
import type { Tool, ToolFailure } from '../tools/tool';
import type { McpRequest } from './mcp-request';
import type { ClientCapabilities, InputRequiredResult } from './mcp-sdk';
import { CAPABILITY_REQUIRED, ProtocolFailure } from './protocol-failure';
import type { ToolCallMessage } from './tool-call-message';

export type ConfirmedCall =
  /** The write runs. With a seed, it runs once for all calls with that seed. */
  | { seed?: string }
  /** The write does not run; the client asks its user, and sends the call again. */
  | { result: InputRequiredResult }
  /** The write does not run. */
  | { failure: ToolFailure };

const FORMS: ClientCapabilities = { elicitation: { form: {} } };

/** Decides whether a write runs, or its user confirms it first. */
@Injectable()
export class CallConfirmations {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly states: ConfirmationStates,
    private readonly translator: Translator,
  ) {}

  /** @throws ProtocolFailure if the client has to declare that it can show forms */
  async before(
    { caller, confirmMode: mode }: McpRequest,
    tool: Tool,
    { args, client }: Pick<ToolCallMessage, 'args' | 'client'>,
  ): Promise<ConfirmedCall> {
    const { language } = caller.user;
    const before = await this.confirmations.before({
      mode,
      holder: caller,
      language,
      tool,
      args,
      client: { canRetry: client !== undefined, elicitation: client?.capabilities.elicitation },
      state: client?.requestState as ConfirmationState | undefined,
      responses: client?.inputResponses,
    });
    switch (before.kind) {
      case 'run':
        return before.seed === undefined ? {} : { seed: before.seed };
      case 'ask':
        return { result: before.result };
      case 'refuse':
        return { failure: before.failure };
      case 'require capability': {
        const { key } = ConfirmationUnavailable;
        const data = { code: key, requiredCapabilities: FORMS };
        throw new ProtocolFailure(CAPABILITY_REQUIRED, this.translator.say(`errors.${key}`, language), data);
      }
    }
  }

  /** The response to an answered call of a tool that the caller may not use any more. */
  notAllowed({ caller: { user } }: McpRequest): ToolFailure {
    return this.confirmations.notAllowed(user.language);
  }

  /** The state that this service sent to the same client. @throws Error if it is none, or has expired */
  async verify({ caller }: McpRequest, state: string): Promise<ConfirmationState> {
    return this.states.verify(state, caller);
  }
}
