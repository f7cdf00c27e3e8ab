import { ConnectedApps2026112819031 } from '#migrations/agents/2026112819031-connected-apps';
import type { Feature } from '#kit/service/feature';
import { APP_ADDRESSES, type AppAddress } from './app-address';
import { AppAddresses } from './app-addresses';
import { AuthorizationServers } from './authorization-servers.service';
import { AppConnected, AppEnded } from './connected-app.events';
import { ConnectedApp } from './connected-app.entity';
import { ConnectedAppGrants } from './connected-app-grants.service';
import { ConnectedAppsSetting } from './connected-apps-setting';
import { OAuthClient } from './oauth-client.entity';
import { OAuthRecord } from './oauth-record.entity';
import { oauthMessages } from './oauth.messages';

/** Connections by sign-in: one authorization server for each address. Needs the feature `mcp`. */
export const oauth = (...addresses: readonly AppAddress[]): Feature => ({
  providers: [
    { provide: APP_ADDRESSES, useValue: addresses },
    AppAddresses,
    AuthorizationServers,
    ConnectedAppGrants,
    ConnectedAppsSetting,
  ],
  entities: [OAuthClient, ConnectedApp, OAuthRecord],
  migrations: [ConnectedApps2026112819031],
  messages: oauthMessages,
  domainEvents: [AppConnected, AppEnded],
});
