import { Injectable } from '@nestjs/common';
import type { Tool } from '../tools/tool';
import type { McpRequest } from './mcp-request';
import type { CallToolResult, InputRequiredResult, ServerContext } from './mcp-sdk';
import type { ToolCallMessage } from './tool-call-message';

export type ConfirmedCall =
  /** The write runs. With a seed, it runs once for all calls with that seed. */
  | { seed?: string }
  /** The write does not run; the client gets this result. */
  | { result: CallToolResult | InputRequiredResult };

/** Decides whether a write runs, or its user confirms it first. */
@Injectable()
export class CallConfirmations {
  async before(_request: McpRequest, _tool: Tool, _call: ToolCallMessage): Promise<ConfirmedCall> {
    return {};
  }

  /** Returns the content of a state that this service sent to the client. @throws Error it is none, or is too old */
  async verify(_request: McpRequest, _state: string, _context: ServerContext): Promise<unknown> {
    throw new Error('The service asks for no confirmations.');
  }
}
