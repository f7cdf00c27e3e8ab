import type { ClientCapabilities, ServerContext } from './mcp-sdk';

/** A message `tools/call`. */
export interface ToolCallMessage {
  name: string;
  args: Readonly<Record<string, unknown>>;
  id: string | number;
  signal: AbortSignal;
  /** Undefined for revisions before 2026-07-28, whose messages name no client. */
  client?: MessageClient | undefined;
}

/** The client, as each message of revision 2026-07-28 describes it, and what it sends with a repeated message. */
export interface MessageClient {
  /** Name and version. */
  identity: string;
  capabilities: ClientCapabilities;
  /** The client's own id of the call, in `_meta`. */
  callId: string | undefined;
  /** What `CallConfirmations.verify` returned for the state that the client sends back. */
  requestState: unknown;
  /** The client's answers by the keys of `inputRequests`. They are not validated. */
  inputResponses: Readonly<Record<string, unknown>>;
}

/** The members of the envelope, whose type in the package has none. */
interface ClientDescription {
  'io.modelcontextprotocol/clientInfo'?: { name?: string; version?: string };
  'io.modelcontextprotocol/clientCapabilities'?: ClientCapabilities;
}

export const CALL_ID_META_KEY = 'io.quintet/call-id';
/** Set on the result of a call that repeats an earlier one. */
export const REPEATED_META_KEY = 'io.quintet/repeated';
const MAX_CALL_ID_LENGTH = 255;

/** The client of a message; undefined for older revisions. */
export function messageClient({ mcpReq }: ServerContext): MessageClient | undefined {
  const { envelope, _meta: meta, inputResponses = {} } = mcpReq;
  if (!envelope) return undefined;
  const described: ClientDescription = envelope;
  const { name = '', version = '' } = described['io.modelcontextprotocol/clientInfo'] ?? {};
  const callId = meta?.[CALL_ID_META_KEY] || undefined;
  return {
    identity: JSON.stringify([name, version]),
    capabilities: described['io.modelcontextprotocol/clientCapabilities'] ?? {},
    callId: typeof callId === 'string' && callId.length <= MAX_CALL_ID_LENGTH ? callId : undefined,
    requestState: mcpReq.requestState(),
    inputResponses,
  };
}
