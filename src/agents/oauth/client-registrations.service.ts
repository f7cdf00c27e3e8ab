import { Injectable } from '@nestjs/common';
import { isPlainObject } from '#kit/fields/shape-fields';
import { countedAddress } from '#kit/http/visitor-address';
import { RouteNotFound } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import { RateLimits } from '#rate-limits/rate-limits';
import { ClientMetadataProblem } from './client-metadata';
import { ConnectedAppsSetting } from './connected-apps-setting';
import { OAuthClients } from './oauth-clients.service';

export const REGISTRATIONS = 'oauthRegistrations';

/** Dynamic client registration (RFC 7591), where the setting `oauth_registration` allows it. */
@Injectable()
export class ClientRegistrations {
  constructor(
    private readonly clients: OAuthClients,
    private readonly setting: ConnectedAppsSetting,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws RouteNotFound, RateLimited */
  async register(sent: unknown, visitor: string | undefined): Promise<{ status: number; body: object }> {
    if (!(await this.setting.allowsRegistration())) throw RouteNotFound();
    const metadata = isPlainObject(sent) ? sent : {};
    try {
      const added = await this.limits.countSuccesses(REGISTRATIONS, countedAddress(visitor), () =>
        this.clients.register(metadata),
      );
      const body = {
        client_id: added.clientId,
        client_id_issued_at: Math.floor(this.clock.now().epochMilliseconds / 1000),
        client_name: added.name,
        redirect_uris: added.redirectUris,
        ...added.metadata,
      };
      return { status: 201, body };
    } catch (thrown) {
      if (!(thrown instanceof ClientMetadataProblem)) throw thrown;
      return { status: 400, body: { error: thrown.code, error_description: thrown.message } };
    }
  }
}
