import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';
import { ConnectedApp } from './connected-app.entity';

/** A code, a token, a sign-in or a running request of the authorization server. Its id is a secret and stored as a hash. */
@Entity({ name: 'oauth_record' })
@ForeignKey(() => ConnectedApp, ['grantId'], ['id'], { name: 'oauth_record_grant_fkey', onDelete: 'CASCADE' })
@Unique('oauth_record_id_hash_key', ['model', 'idHash'])
@HandWrittenIndex('oauth_record_living_refresh_key')
@Index('oauth_record_grant_idx', ['grantId'])
@HandWrittenIndex('oauth_record_uid_idx')
@Index('oauth_record_expires_idx', ['expiresAt'])
export class OAuthRecord {
  /** Also the order in which the tokens of an app were issued. */
  @Identity()
  id: number;

  /** The library's name of the kind, such as `RefreshToken`. */
  @TextColumn()
  model: string;

  /** SHA-256 in hex. */
  @TextColumn()
  idHash: string;

  @TextColumn({ nullable: true })
  uidHash: string | null;

  @IntegerColumn({ nullable: true })
  grantId: number | null;

  /** Without the id and other secrets. */
  @JsonColumn()
  payload: Record<string, unknown>;

  @InstantColumn({ nullable: true })
  consumedAt: Date | null;

  @InstantColumn()
  expiresAt: Date;
}
