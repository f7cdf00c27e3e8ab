import { All, Req, Res, UseFilters } from '@nestjs/common';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { OwnBody } from '#kit/access/body.guard';
import { Proven } from '#kit/access/proof.guard';
import { OutsideApi } from '#kit/http/outside-api';
import type { AppRequest } from '#kit/http/request';
import { OwnIdempotencyKey } from '#idempotency/request-key';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import { AppChallenges } from './app-challenges.service';
import { McpAppGuard } from './mcp-app.guard';
import type { McpCaller } from './mcp-callers.service';
import { MCP_LIMIT } from './mcp-limit';
import { McpRequests } from './mcp-requests.service';
import { McpServers } from './mcp-servers.service';
import { ProtocolRefusalFilter } from './protocol-refusal';

/** The endpoint for apps that an account has connected, at an address for each kind of accounts: `/mcp/staff`. */
@OutsideApi('mcp/:address')
@UseFilters(ProtocolRefusalFilter)
export class McpAppController {
  constructor(
    private readonly requests: McpRequests,
    private readonly servers: McpServers,
    private readonly challenges: AppChallenges,
  ) {}

  @All()
  @ProvenBy('token of a connected app', McpAppGuard)
  @OwnBody()
  @OwnIdempotencyKey()
  @CountedBy({ [MCP_LIMIT]: 'messages of one connected app, and wrong tokens of one address' })
  async respond(@Proven() caller: McpCaller, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    const mcp = await this.requests.read(request, caller);
    await this.challenges.requireScopes(mcp, request, response);
    await this.servers.respond(mcp, request, response);
  }
}
