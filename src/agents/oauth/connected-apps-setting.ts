import { Injectable } from '@nestjs/common';
import type { AppRequest } from '#kit/http/request';
import { RouteNotFound } from '#kit/refusals/refusal';
import { Settings } from '#shared/settings/settings';
import type { AppAddress } from './app-address';
import { AppAddresses } from './app-addresses';
import { CONNECTIONS } from './oauth.settings';

/** Whether the service lets people connect apps. While it does not, all addresses of connections are 404. */
@Injectable()
export class ConnectedAppsSetting {
  constructor(
    private readonly settings: Settings,
    private readonly addresses: AppAddresses,
  ) {}

  async isOn(): Promise<boolean> {
    return (await this.settings.values(CONNECTIONS)).connected_apps;
  }

  /** The address in the path of a request. @throws RouteNotFound for another one, and for all while the setting is off */
  async addressOf({ params }: AppRequest): Promise<AppAddress> {
    const address = this.addresses.find(String(params['address']));
    if (!address || !(await this.isOn())) throw RouteNotFound();
    return address;
  }

  /** Whether programs may register themselves. */
  async allowsRegistration(): Promise<boolean> {
    const { connected_apps: isOn, oauth_registration: registers } = await this.settings.values(CONNECTIONS);
    return isOn && registers;
  }
}
