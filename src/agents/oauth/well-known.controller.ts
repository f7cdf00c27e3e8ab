import { Get, Header, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { Proven } from '#kit/access/proof.guard';
import { OutsideApi } from '#kit/http/outside-api';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import type { AppRequest } from '#kit/http/request';
import { RouteNotFound } from '#kit/refusals/refusal';
import { InjectDefinition } from '#kit/service/inject-definition';
import type { ServiceDefinition } from '#kit/service/service-definition';
import type { AppAddress } from './app-address';
import { AppAddresses } from './app-addresses';
import { ConnectedAppsSetting } from './connected-apps-setting';
import { ConnectionsGuard } from './connections.guard';
import { resourceMetadata, serverMetadata } from './metadata';

const CACHED = 'public, max-age=60';

/**
 * Metadata of the addresses of apps and of their authorization servers. The host passes requests for `/<service>/...` on with
 * their whole path, and those of a host name of the service without its name.
 */
@OutsideApi('.well-known')
export class WellKnownController {
  constructor(
    private readonly addresses: AppAddresses,
    private readonly setting: ConnectedAppsSetting,
    @InjectDefinition() private readonly definition: ServiceDefinition,
  ) {}

  @Get('oauth-protected-resource/mcp/:address')
  @ProvenBy('none', ConnectionsGuard)
  @IgnoresUnknownParameters()
  @Header('Cache-Control', CACHED)
  resourceOfHost(@Proven() address: AppAddress, @Req() { headers }: AppRequest, @Res() response: Response): void {
    this.sendResource(address, this.addresses.resourceAt(address, headers.host ?? ''), response);
  }

  @Get('oauth-protected-resource/:service/mcp/:address')
  @ProvenBy('none', ConnectionsGuard)
  @IgnoresUnknownParameters()
  @Header('Cache-Control', CACHED)
  resource(@Proven() address: AppAddress, @Req() { params }: AppRequest, @Res() response: Response): void {
    this.requireService(params['service']);
    this.sendResource(address, this.addresses.resourceOf(address), response);
  }

  @Get('oauth-authorization-server/:service/oauth/:address')
  @ProvenBy('none', ConnectionsGuard)
  @IgnoresUnknownParameters()
  @Header('Cache-Control', CACHED)
  async server(@Proven() address: AppAddress, @Req() { params }: AppRequest, @Res() response: Response): Promise<void> {
    this.requireService(params['service']);
    const registers = await this.setting.allowsRegistration();
    response.json(serverMetadata(this.addresses.issuerOf(address), { registers }));
  }

  private sendResource(address: AppAddress, resource: string | undefined, response: Response): void {
    if (resource === undefined) throw RouteNotFound();
    const name = `${this.definition.title} (${address.word})`;
    response.json(resourceMetadata(resource, this.addresses.issuerOf(address), name));
  }

  private requireService(name: unknown): void {
    if (name !== this.definition.name) throw RouteNotFound();
  }
}
