import { Injectable } from '@nestjs/common';
import { ProofGuard } from '#kit/access/proof.guard';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { RateLimits } from '#rate-limits/rate-limits';
import type { AppAddress } from './app-address';
import { ConnectedAppsSetting } from './connected-apps-setting';

export const PAGES = 'oauthPages';

/** Finds the address in the path; 404 for another one, and for all while the setting `connected_apps` is off. */
@Injectable()
export class ConnectionsGuard extends ProofGuard {
  constructor(private readonly setting: ConnectedAppsSetting) {
    super();
  }

  protected override async prove(request: AppRequest): Promise<AppAddress> {
    return this.setting.addressOf(request);
  }
}

/** As `ConnectionsGuard`, for what a browser opens: limited by the address of the visitor. */
@Injectable()
export class ConnectionPagesGuard extends ConnectionsGuard {
  constructor(
    setting: ConnectedAppsSetting,
    private readonly limits: RateLimits,
  ) {
    super(setting);
  }

  protected override async prove(request: AppRequest): Promise<AppAddress> {
    const address = await super.prove(request);
    await this.limits.take(PAGES, countedAddress(request.ip));
    return address;
  }
}
