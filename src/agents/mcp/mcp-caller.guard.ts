import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ProofGuard } from '#kit/access/proof.guard';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { RateLimits } from '#rate-limits/rate-limits';
import { Refusal, SignInRequired } from '#kit/refusals/refusal';
import { type McpCaller, McpCallers } from './mcp-callers.service';
import { MCP_LIMIT } from './mcp-limit';
import { OriginRefused } from './mcp.refusals';
import { SERVER_ERROR } from './protocol-failure';
import { ProtocolRefusal } from './protocol-refusal';

const EXPOSED_HEADERS = 'Mcp-Session-Id, WWW-Authenticate';

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
    response.append('Access-Control-Expose-Headers', EXPOSED_HEADERS);
    this.requireOrigin(request);
    // The endpoint is stateless: there is no stream to open and no session to end.
    if (request.method !== 'POST')
      throw new ProtocolRefusal(405, SERVER_ERROR, 'Method not allowed.', { Allow: 'POST' });
    const caller = await this.authenticate(request, response);
    request.caller = caller.user.caller;
    return caller;
  }

  /** Against DNS rebinding: the page has a foreign origin, while the `Host` header matches its own host name. */
  private requireOrigin({ headers: { origin } }: AppRequest): void {
    const { corsOrigins, publicUrl } = this.configuration;
    if (origin === undefined || corsOrigins.has(origin) || origin === new URL(publicUrl).origin) return;
    throw OriginRefused();
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
