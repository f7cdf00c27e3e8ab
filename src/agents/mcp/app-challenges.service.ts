import { isPlainObject } from '#kit/fields/shape-fields';
import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { AppRequest } from '#kit/http/request';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import { Settings } from '#shared/settings/settings';
import { ServiceTools } from '../tools/service-tools';
import { MCP_WRITES } from '../tools/write-setting';
import { AppAddresses } from '../oauth/app-addresses';
import { grantableScopes } from '../oauth/scopes';
import { appChallenge } from './app-challenge';
import type { McpRequest } from './mcp-request';
import { InsufficientScope } from './mcp.refusals';

/** Tells apps which sign-in and which scopes they need. */
@Injectable()
export class AppChallenges {
  constructor(
    private readonly addresses: AppAddresses,
    private readonly settings: Settings,
    private readonly tools: ServiceTools,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  async send(
    request: AppRequest,
    response: Response,
    error: 'invalid_token' | 'insufficient_scope' | undefined,
  ): Promise<void> {
    const { mcp_writes: mayWrite } = await this.settings.values(MCP_WRITES);
    const resourceMetadata = this.metadataFor(request);
    response.setHeader(
      'WWW-Authenticate',
      appChallenge({ resourceMetadata, scopes: grantableScopes(mayWrite), error }),
    );
  }

  /**
   * A change that the account may make needs the scope `write`.
   * @throws InsufficientScope so that the app asks the person for it
   */
  async requireScopes(mcp: McpRequest, request: AppRequest, response: Response): Promise<void> {
    const { app, user } = mcp.caller;
    if (!app || app.scopes.has('write')) return;
    for (const name of calledTools(mcp.messages)) {
      const tool = await this.tools.get(user, name, mcp.selection);
      if (!tool || tool.isRead) continue;
      await this.send(request, response, 'insufficient_scope');
      throw InsufficientScope();
    }
  }

  /** That of the address which the app used, since apps compare the two; host names are those of the configuration. */
  private metadataFor(request: AppRequest): string {
    const address = this.addresses.find(String(request.params['address']))!;
    const host = isByPath(request, this.definition) ? undefined : request.headers.host;
    return this.addresses.resourceMetadataUrl(address, this.addresses.resourceAt(address, host));
  }
}

/** Whether the address of a request begins with the name of the service. */
const isByPath = ({ arrivedUrl }: AppRequest, { name }: ServiceDefinition): boolean =>
  arrivedUrl === undefined || arrivedUrl.startsWith(`/${name}/`);

/** The tools that the messages call, in a batch too. */
function calledTools(messages: unknown): string[] {
  return [messages].flat().flatMap(message => {
    if (!isPlainObject(message) || message['method'] !== 'tools/call') return [];
    const { params } = message;
    return isPlainObject(params) && typeof params['name'] === 'string' ? [params['name']] : [];
  });
}
