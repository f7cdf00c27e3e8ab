import { Entity, ForeignKey, Index, Unique } from 'typeorm';
import { BooleanColumn, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { KeyRecord } from '#shared/keys/key-record.entity';
import { Account } from '#shared/staff/account.entity';

/** Lets a program act for a staff account. */
@Entity({ name: 'access_key' })
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'access_key_account_fkey', onDelete: 'CASCADE' })
@Unique('access_key_secret_hash_key', ['secretHash'])
@Index('access_key_account_idx', ['accountId', 'id'])
export class AccessKey extends KeyRecord {
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
}
