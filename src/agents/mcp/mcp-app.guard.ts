import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { bearerToken } from '#kit/access/access.guard';
import { ProofGuard } from '#kit/access/proof.guard';
import type { Configuration } from '#kit/config/configuration';
import { InjectConfiguration } from '#kit/config/configuration.token';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { SignInRequired } from '#kit/refusals/refusal';
import { RateLimits } from '#rate-limits/rate-limits';
import { ConnectedAppsSetting } from '../oauth/connected-apps-setting';
import { AppChallenges } from './app-challenges.service';
import { exposeHeaders, requireOrigin, requirePost } from './mcp-admission';
import { type McpCaller, McpCallers } from './mcp-callers.service';
import { MCP_LIMIT } from './mcp-limit';

/**
 * Authenticates by the token of a connected app for this very address; without one, the response begins the sign-in of
 * the app. Anything else is looked at afterwards. While no apps can be connected, the addresses do not exist.
 */
@Injectable()
export class McpAppGuard extends ProofGuard {
  constructor(
    private readonly callers: McpCallers,
    private readonly setting: ConnectedAppsSetting,
    private readonly challenges: AppChallenges,
    private readonly limits: RateLimits,
    @InjectConfiguration() private readonly configuration: Configuration,
  ) {
    super();
  }

  protected override async prove(request: AppRequest, response: Response): Promise<McpCaller> {
    const address = await this.setting.addressOf(request);
    exposeHeaders(response);
    const caller = await this.callers.ofApp(request, address);
    if (!caller) throw await this.unauthorized(request, response);
    requireOrigin(request, this.configuration);
    requirePost(request);
    request.caller = caller.user.caller;
    return caller;
  }

  /** Wrong tokens are counted by visitor address; requests without one are not, as they only ask where to sign in. */
  private async unauthorized(request: AppRequest, response: Response) {
    const isSent = bearerToken(request.headers.authorization) !== undefined;
    await this.challenges.send(request, response, isSent ? 'invalid_token' : undefined);
    if (isSent) await this.limits.take(MCP_LIMIT, `token of address ${countedAddress(request.ip)}`);
    return SignInRequired();
  }
}
