import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ProofGuard } from '#kit/access/proof.guard';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { RateLimits } from '#rate-limits/rate-limits';
import { Refusal, SignInRequired } from '#kit/refusals/refusal';
import { exposeHeaders, requireOrigin, requirePost } from './mcp-admission';
import { type McpCaller, McpCallers } from './mcp-callers.service';
import { MCP_LIMIT } from './mcp-limit';

/** Authenticates by access key or token; without either the caller is the public. */
@Injectable()
export class McpCallerGuard extends ProofGuard {
  constructor(
    private readonly callers: McpCallers,
    private readonly limits: RateLimits,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {
    super();
  }

  protected override async prove(request: AppRequest, response: Response): Promise<McpCaller> {
    exposeHeaders(response);
    requireOrigin(request, this.configuration);
    requirePost(request);
    const caller = await this.authenticate(request, response);
    request.caller = caller.user.caller;
    return caller;
  }

  private async authenticate(request: AppRequest, response: Response): Promise<McpCaller> {
    try {
      return await this.callers.of(request);
    } catch (thrown) {
      if (!(thrown instanceof Refusal) || thrown.status !== SignInRequired.status) throw thrown;
      response.setHeader('WWW-Authenticate', 'Bearer');
      await this.limits.take(MCP_LIMIT, `address ${countedAddress(request.ip)}`);
      throw thrown;
    }
  }
}
