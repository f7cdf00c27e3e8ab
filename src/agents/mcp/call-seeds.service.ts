import { Injectable } from '@nestjs/common';
import { Clock } from '#kit/time/clock';
import { Repetitions } from '#idempotency/repetitions';
import type { Tool } from '../tools/tool';
import type { McpRequest } from './mcp-request';
import type { MessageClient, ToolCallMessage } from './tool-call-message';

/** The window in which a client without a session is recognised. */
const SESSION_MINUTES = 10;

/** Seeds of idempotency keys: the same for a call that is sent again, another for every other call. */
@Injectable()
export class CallSeeds {
  constructor(
    private readonly repetitions: Repetitions,
    private readonly clock: Clock,
  ) {}

  async of(mcp: McpRequest, tool: Tool, call: ToolCallMessage): Promise<string> {
    const { client } = call;
    if (!client) return JSON.stringify([mcp.sessionId ?? this.presentWindow(), call.id]);
    if (client.callId !== undefined) return JSON.stringify(['call', client.callId]);
    return this.seedOf(mcp, tool, call, client);
  }

  /** Clients number their messages from 0 in every process, so that an id alone says little. */
  private async seedOf({ caller }: McpRequest, { name }: Tool, { id, args }: ToolCallMessage, client: MessageClient) {
    const { user, key } = caller;
    const account = user.audience === undefined ? '' : `${user.audience}:${user.accountId}`;
    return this.repetitions.seedOf(account, ['tools/call', caller.id, key?.keyId, client.identity, id, name, args]);
  }

  /** Replaces the session for clients without one: their request ids restart with every connection. */
  private presentWindow(): string {
    const window = { smallestUnit: 'minute', roundingIncrement: SESSION_MINUTES, roundingMode: 'floor' } as const;
    return this.clock.now().round(window).toString();
  }
}
