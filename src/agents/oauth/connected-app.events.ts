import { domainEvent } from '#kit/service/domain-events';

export interface AppOfAccount {
  appId: number;
  audience: string;
  accountId: number;
  /** Name of the app, as shown at consent. */
  name: string;
  /** Host of its client id or redirect address, as shown at consent. */
  host: string;
}

export const AppConnected = domainEvent<AppOfAccount>('connected_app.connected', {
  when: 'An account let an app use an address for assistants.',
});

/** Not raised when the account itself, staff or the operator ends the connection, or connects the same app again. */
export const AppDisconnected = domainEvent<AppOfAccount & { reason: 'limit' | 'token_reused' }>(
  'connected_app.disconnected',
  {
    when: 'A connection of an app ended by itself: the account connected too many, or a refresh token was used twice.',
  },
);
