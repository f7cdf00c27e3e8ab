import { Controller, Delete, Get, Query, type Type } from '@nestjs/common';
import { AnyAudience, Requires } from '#kit/access/access-rule';
import { SignedIn } from '#kit/access/parameters';
import type { Caller } from '#kit/http/caller';
import { IdParam } from '#kit/http/identifiers';
import { dataPage, dataPageOf, type PageRules } from '#kit/http/page';
import { PageQuery } from '#kit/http/page-query';
import { Describe, DescribePath, ResponseMessage, Returns } from '#kit/http/route-description';
import { ApiTags } from '#kit/openapi/api-notes';
import { NotFound } from '#kit/refusals/refusal';
import { AnyConnectedAppView, ConnectedAppView } from './connected-app.view';
import { ConnectedApps } from './connected-apps.service';

interface ConnectedAppRoutes {
  /** Those whose accounts can connect apps. */
  audiences: readonly [string, ...string[]];
  /** Query parameters for the page size in this service. */
  sizeNames: PageRules['sizeNames'];
}

export function connectedAppsController({ audiences, sizeNames }: ConnectedAppRoutes): Type {
  class ConnectedAppsQuery extends PageQuery({ sizeNames, default: 20, max: 100 }) {}

  @ApiTags('Connected apps')
  @Controller('connected-apps')
  class ConnectedAppsController {
    constructor(private readonly apps: ConnectedApps) {}

    @Get()
    @AnyAudience(...audiences)
    @Returns('The apps that the signed-in account has connected, the latest first', [ConnectedAppView])
    @Describe('Lists the apps, such as assistants, that may use the MCP endpoint of the service as this account.')
    async list(@SignedIn() caller: Caller): Promise<ConnectedAppView[]> {
      return this.apps.list(caller);
    }

    @Get('all')
    @Requires('settings.edit')
    @Returns('The connected apps of all accounts, the latest first', dataPageOf(AnyConnectedAppView))
    @Describe('Lists the apps of every account of the service; each account ends its own, the operator any of them.')
    async listAll(@Query() { pageRequest }: ConnectedAppsQuery) {
      return dataPage(await this.apps.listAll(pageRequest));
    }

    @Delete(':id')
    @AnyAudience(...audiences)
    @DescribePath({ id: 'Id of the connected app.' })
    @ResponseMessage('messages.connected_app_ended')
    @Returns('End the connection of an app', null, NotFound)
    @Describe('Ends an app of the signed-in account; its tokens are refused from the next request on.')
    async end(@SignedIn() caller: Caller, @IdParam() id: number): Promise<void> {
      await this.apps.end(caller, id);
    }
  }
  return ConnectedAppsController;
}
