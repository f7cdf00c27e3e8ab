import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BooleanColumn, CreatedAt, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';

/** Lets a program act for a staff account. Only the hash of the key is stored. */
@Entity({ name: 'access_key' })
@Unique('access_key_secret_hash_key', ['secretHash'])
@Index('access_key_account_idx', ['accountId', 'id'])
export class AccessKey {
  @Identity()
  id: number;

  @ForeignKey(() => Account, { name: 'access_key_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn()
  name: string;

  /** The first characters of the key. */
  @TextColumn()
  prefix: string;

  /** SHA-256 of the key, in hex. */
  @TextColumn()
  secretHash: string;

  /** Groups of tools the key may use; null for all. */
  @TextColumn({ array: true, nullable: true })
  toolsets: string[] | null;

  @BooleanColumn()
  isReadOnly: boolean;

  /** Token version of the account at creation: a new password revokes the key as it revokes tokens. */
  @IntegerColumn()
  tokenVersion: number;

  @InstantColumn({ nullable: true })
  expiresAt: Date | null;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
