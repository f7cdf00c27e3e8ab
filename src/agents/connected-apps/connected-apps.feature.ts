import type { PageRules } from '#kit/http/page';
import { mergeMessages } from '#kit/language/messages';
import { on } from '#kit/service/domain-events';
import type { Feature } from '#kit/service/feature';
import { staffKind } from '#shared/staff/account-insertion';
import type { StaffShape } from '#shared/staff/staff-shape';
import { AppConnected, AppEnded } from '../oauth/connected-app.events';
import { AppClientsController } from './app-clients.controller';
import { AppClients } from './app-clients.service';
import { AppNotices } from './app-notices';
import { APP_PEOPLE, type AppPeople } from './app-people';
import { connectedAppsController } from './connected-apps.controller';
import { connectedAppLabels } from './connected-apps.labels';
import { connectedAppsMessages } from './connected-apps.messages';
import { connectedAppsOffice } from './connected-apps.office';
import { ConnectedApps } from './connected-apps.service';
import { InstalledApps } from './installed-apps.service';

interface ConnectedAppsOptions {
  shape: StaffShape;
  /** Query parameters for the page size in this service. */
  sizeNames: PageRules['sizeNames'];
  /** Further people whose accounts connect apps. */
  people?: readonly AppPeople[];
}

/** What accounts, staff and the operator see of connected apps, and end. Needs the feature `oauth`. */
export function connectedApps({ shape, sizeNames, people = [] }: ConnectedAppsOptions): Feature {
  const everyone: readonly AppPeople[] = [{ kind: staffKind(shape), hasFeed: true }, ...people];
  const [staff, ...others] = everyone.map(({ kind }) => kind.audience);
  return {
    controllers: [AppClientsController, connectedAppsController({ audiences: [staff!, ...others], sizeNames })],
    providers: [ConnectedApps, AppClients, AppNotices, InstalledApps, { provide: APP_PEOPLE, useValue: everyone }],
    messages: mergeMessages(connectedAppsMessages, connectedAppLabels),
    office: connectedAppsOffice,
    handlers: [on(AppConnected, AppNotices, 'connected'), on(AppEnded, AppNotices, 'ended')],
  };
}
