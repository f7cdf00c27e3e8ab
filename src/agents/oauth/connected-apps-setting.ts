import { Injectable } from '@nestjs/common';
import { Settings } from '#shared/settings/settings';
import { CONNECTIONS } from './oauth.settings';

/** Whether the service lets people connect apps. While it does not, all addresses of connections are 404. */
@Injectable()
export class ConnectedAppsSetting {
  constructor(private readonly settings: Settings) {}

  async isOn(): Promise<boolean> {
    return (await this.settings.values(CONNECTIONS)).connected_apps;
  }

  /** Whether programs may register themselves. */
  async allowsRegistration(): Promise<boolean> {
    const { connected_apps: isOn, oauth_registration: registers } = await this.settings.values(CONNECTIONS);
    return isOn && registers;
  }
}
