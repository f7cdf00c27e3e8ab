import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import {
  CreatedAt,
  HandWrittenCheck,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** Whether a client is known by a document at its address, by an entry of staff, or by its own registration. */
export type OAuthClientKind = 'document' | 'entered' | 'registered';

/** A program that people may connect to their accounts. */
@Entity({ name: 'oauth_client' })
@ForeignKey(() => Account, ['createdBy'], ['id'], { name: 'oauth_client_creator_fkey', onDelete: 'SET NULL' })
@Unique('oauth_client_client_id_key', ['clientId'])
@Index('oauth_client_creator_idx', ['createdBy'])
@HandWrittenCheck('oauth_client_kind_known')
@HandWrittenCheck('oauth_client_document_is_fresh_until')
export class OAuthClient {
  @Identity()
  id: number;

  /** For documents their https address. */
  @TextColumn()
  clientId: string;

  @TextColumn()
  kind: OAuthClientKind;

  /** As the program calls itself; nothing proves it. */
  @TextColumn()
  name: string;

  @TextColumn({ array: true })
  redirectUris: string[];

  /** Metadata of RFC 7591, without a secret. */
  @JsonColumn()
  metadata: Record<string, unknown>;

  /** SHA-256 in hex; null for clients without a secret. */
  @TextColumn({ nullable: true })
  secretHash: string | null;

  /** The staff account that entered it. */
  @IntegerColumn({ nullable: true })
  createdBy: number | null;

  @CreatedAt()
  createdAt: Date;

  /** When an account was last connected with it; null for never. */
  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  /** Until when the stored document may be used; null for other kinds. */
  @InstantColumn({ nullable: true })
  freshUntil: Date | null;
}
