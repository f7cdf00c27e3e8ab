import type { ToolSelection } from '../tools/tool';
import type { McpCaller } from './mcp-callers.service';

/** One request to the endpoint: its caller, the tools it may use, and its JSON. */
export interface McpRequest {
  caller: McpCaller;
  selection: ToolSelection;
  /** Sent by the client after `initialize`; undefined for clients without sessions. */
  sessionId: string | undefined;
  messages: unknown;
}
