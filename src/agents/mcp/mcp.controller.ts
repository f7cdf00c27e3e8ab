import { All, Req, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { OwnBody } from '#kit/access/body.guard';
import { Proven } from '#kit/access/proof.guard';
import { OutsideApi } from '#kit/http/outside-api';
import type { AppRequest } from '#kit/http/request';
import { OwnIdempotencyKey } from '#idempotency/request-key';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { McpCallerGuard } from './mcp-caller.guard';
import type { McpCaller } from './mcp-callers.service';
import { MCP_LIMIT } from './mcp-limit';
import { McpRequests } from './mcp-requests.service';
import { McpServers } from './mcp-servers.service';
import { ProtocolRefusalFilter } from './protocol-refusal';

/**
 * The endpoint of the Model Context Protocol. Failures that the protocol defines have its format; those before the messages
 * are read have the format of the service.
 */
@OutsideApi('mcp')
@UseFilters(ProtocolRefusalFilter)
export class McpController {
  constructor(
    private readonly requests: McpRequests,
    private readonly servers: McpServers,
  ) {}

  @All()
  @ProvenBy('key, token or neither', McpCallerGuard)
  @OwnBody()
  @OwnIdempotencyKey()
  @CountedBy({ [MCP_LIMIT]: 'messages of one account, or of one address without an account' })
  async respond(@Proven() caller: McpCaller, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    await this.servers.respond(await this.requests.read(request, caller), request, response);
  }
}
