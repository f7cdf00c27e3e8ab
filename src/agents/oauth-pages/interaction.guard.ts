import { Injectable } from '@nestjs/common';
import type { Response } from 'express';
import { ProofGuard } from '#kit/access/proof.guard';
import type { AppRequest } from '#kit/http/request';
import { type AppInteraction, AuthorizationServers } from '../oauth/authorization-servers.service';
import { ConnectedAppsSetting } from '../oauth/connected-apps-setting';
import { ConnectionExpired } from '../oauth/oauth.refusals';

/** Reads the interaction in the path, if the cookie of the browser is that of the same one. */
@Injectable()
export class InteractionGuard extends ProofGuard {
  constructor(
    private readonly servers: AuthorizationServers,
    private readonly setting: ConnectedAppsSetting,
  ) {
    super();
  }

  protected override async prove(request: AppRequest, response: Response): Promise<AppInteraction> {
    // Also for redirects, each of which could part the window from the app that opened it.
    response.setHeader('Cross-Origin-Opener-Policy', 'unsafe-none');
    const address = await this.setting.addressOf(request);
    const interaction = await this.servers.interaction(address, request, response);
    if (interaction.uid !== request.params['uid']) throw ConnectionExpired();
    return interaction;
  }
}
