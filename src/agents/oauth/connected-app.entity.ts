import { Entity, ForeignKey, Index } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  TextColumn,
} from '#kit/database/columns';
import { OAuthClient } from './oauth-client.entity';

/** What an app may do: read, or also change. */
export const APP_SCOPES = ['read', 'write'] as const;
export type AppScope = (typeof APP_SCOPES)[number];

/** Why an app is no longer connected; `silent` after its last refresh token expired. */
export type AppEnd = 'disconnected' | 'replaced' | 'too_many' | 'token_reused' | 'silent';

/** Lets an app act for an account. Each audience has its own account table, so `accountId` is not a foreign key. */
@Entity({ name: 'connected_app' })
@ForeignKey(() => OAuthClient, ['oauthClientId'], ['id'], { name: 'connected_app_client_fkey', onDelete: 'CASCADE' })
@HandWrittenIndex('connected_app_living_key')
@Index('connected_app_account_idx', ['audience', 'accountId', 'id'])
@Index('connected_app_client_idx', ['oauthClientId'])
@HandWrittenCheck('connected_app_end_has_reason')
export class ConnectedApp {
  @Identity()
  id: number;

  @TextColumn()
  audience: string;

  @IntegerColumn()
  accountId: number;

  @IntegerColumn()
  oauthClientId: number;

  /** The last word of the address that the app uses, such as `staff` in `/mcp/staff`. */
  @TextColumn()
  address: string;

  /** The host that the person saw when connecting: of the client id, otherwise of the redirect address. */
  @TextColumn()
  host: string;

  @TextColumn()
  name: string;

  @TextColumn({ array: true })
  scopes: AppScope[];

  /** Requested and refused, so that the person is not asked again. */
  @TextColumn({ array: true })
  rejectedScopes: AppScope[];

  /** Groups of tools the app may use; null for all. */
  @TextColumn({ array: true, nullable: true })
  toolsets: string[] | null;

  /** Token version of the account at the connection: a new password disconnects the app as it revokes tokens. */
  @IntegerColumn()
  tokenVersion: number;

  @CreatedAt()
  createdAt: Date;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  @InstantColumn({ nullable: true })
  endedAt: Date | null;

  @TextColumn({ nullable: true })
  endedReason: AppEnd | null;
}
