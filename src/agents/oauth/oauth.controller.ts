import { Get, Post, Req, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ProvenBy } from '#kit/access/access-rule';
import { OwnBody } from '#kit/access/body.guard';
import { Proven } from '#kit/access/proof.guard';
import { OutsideApi } from '#kit/http/outside-api';
import { IgnoresUnknownParameters } from '#kit/http/query.guard';
import { SecretPath } from '#kit/http/route-description';
import type { AppRequest } from '#kit/http/request';
import { CountedBy } from '#rate-limits/rate-limit.guard';
import type { AppAddress } from './app-address';
import { AuthorizationServers } from './authorization-servers.service';
import { ClientRegistrations, REGISTRATIONS } from './client-registrations.service';
import { ConnectionPagesGuard, ConnectionsGuard, PAGES } from './connections.guard';
import { TOKENS } from './providers.service';

/** The endpoints of the authorization servers. Their failures have the format of OAuth, once `connected_apps` is on. */
@OutsideApi('oauth')
export class OAuthController {
  constructor(
    private readonly servers: AuthorizationServers,
    private readonly registrations: ClientRegistrations,
  ) {}

  @Get(':address/authorize')
  @ProvenBy('request of a known app', ConnectionPagesGuard)
  @IgnoresUnknownParameters()
  @CountedBy({ [PAGES]: 'requests of one address' })
  async authorize(@Proven() address: AppAddress, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    await this.servers.authorize(address, '/authorize', request, response);
  }

  @Get(':address/authorize/:uid')
  @SecretPath('uid')
  @ProvenBy('cookie of a running request', ConnectionPagesGuard)
  @IgnoresUnknownParameters()
  @CountedBy({ [PAGES]: 'requests of one address' })
  async resume(@Proven() address: AppAddress, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    await this.servers.authorize(address, `/authorize/${String(request.params['uid'])}`, request, response);
  }

  @Post(':address/token')
  @ProvenBy('code or refresh token', ConnectionsGuard)
  @IgnoresUnknownParameters()
  @OwnBody()
  @CountedBy({ [TOKENS]: 'requests for one connection, or those of one address without a known client, code or token' })
  async token(@Proven() address: AppAddress, @Req() request: AppRequest, @Res() response: Response): Promise<void> {
    await this.servers.token(address, request, response);
  }

  @Post(':address/register')
  @ProvenBy('none, where the setting allows it', ConnectionsGuard)
  @IgnoresUnknownParameters()
  @CountedBy({ [REGISTRATIONS]: 'registrations of one address' })
  async register(@Req() request: AppRequest, @Res() response: Response): Promise<void> {
    const { status, body } = await this.registrations.register(request.body, request.ip);
    response.status(status).set({ 'Cache-Control': 'no-store' }).json(body);
  }
}
