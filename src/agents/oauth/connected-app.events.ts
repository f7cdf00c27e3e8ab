import { domainEvent } from '#kit/service/domain-events';
import type { AppEnd } from './connected-app.entity';

export interface AppOfAccount {
  appId: number;
  audience: string;
  accountId: number;
  /** As the app calls itself. */
  name: string;
  host: string;
}

export const AppConnected = domainEvent<AppOfAccount>('app.connected', {
  when: 'A person connected an app to the own account.',
  optional: true,
});

export const AppEnded = domainEvent<AppOfAccount & { reason: AppEnd }>('app.ended', {
  when: 'An app lost its connection: disconnected, replaced, one too many, or a token was used twice.',
  optional: true,
});
