import { ConnectedApps2026112819031 } from '#migrations/agents/2026112819031-connected-apps';
import type { Feature } from '#kit/service/feature';
import { APP_ADDRESSES, type AppAddress } from './app-address';
import { AppAddresses } from './app-addresses';
import { AuthorizationServers } from './authorization-servers.service';
import { ClientDocuments, DOCUMENT_HOSTS, DOCUMENTS } from './client-documents';
import { ClientRegistrations, REGISTRATIONS } from './client-registrations.service';
import { ConnectedApp } from './connected-app.entity';
import { AppConnected, AppEnded } from './connected-app.events';
import { ConnectedAppGrants } from './connected-app-grants.service';
import { ConnectedAppsSetting } from './connected-apps-setting';
import { PAGES } from './connections.guard';
import { ErrorPage } from './error-page';
import { GuardedFetch } from './guarded-fetch';
import { LibraryFetch } from './library-fetch';
import { OAuthCleanup } from './oauth-cleanup';
import { OAuthClient } from './oauth-client.entity';
import { OAuthClients } from './oauth-clients.service';
import { OAuthRecord } from './oauth-record.entity';
import { OAuthController } from './oauth.controller';
import { oauthMessages } from './oauth.messages';
import { Providers, TOKENS } from './providers.service';
import { RecordStore } from './record-store';
import { WellKnownController } from './well-known.controller';

const DAY = 24 * 60 * 60;

/** Connections by sign-in: one authorization server for each address. Needs the feature `mcp`. */
export const oauth = (...addresses: readonly AppAddress[]): Feature => ({
  controllers: [OAuthController, WellKnownController],
  providers: [
    { provide: APP_ADDRESSES, useValue: addresses },
    AppAddresses,
    AuthorizationServers,
    ClientDocuments,
    ClientRegistrations,
    ConnectedAppGrants,
    ConnectedAppsSetting,
    ErrorPage,
    GuardedFetch,
    LibraryFetch,
    OAuthCleanup,
    OAuthClients,
    Providers,
    RecordStore,
  ],
  entities: [OAuthClient, ConnectedApp, OAuthRecord],
  migrations: [ConnectedApps2026112819031],
  messages: oauthMessages,
  domainEvents: [AppConnected, AppEnded],
  rateLimits: {
    [PAGES]: { limit: 60, windowSeconds: 60 },
    [TOKENS]: { limit: 60, windowSeconds: 60 },
    [REGISTRATIONS]: { limit: 20, windowSeconds: DAY },
    [DOCUMENTS]: { limit: 20, windowSeconds: 60 },
    [DOCUMENT_HOSTS]: { limit: 20, windowSeconds: 60 },
  },
});
