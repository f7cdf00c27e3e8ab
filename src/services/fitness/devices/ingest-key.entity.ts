import { Entity, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, HandWrittenIndex, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Device } from './device.entity';

/**
 * Lets a device or aggregator write for one account. Keys are revoked, never deleted, for what they sent names them.
 */
@Entity({ name: 'ingest_key' })
@Unique('ingest_key_prefix_key', ['prefix'])
@Unique('ingest_key_secret_hash_key', ['secretHash'])
@HandWrittenIndex('ingest_key_account_idx')
@HandWrittenIndex('ingest_key_device_idx')
export class IngestKey {
  @Identity()
  id: number;

  @ForeignKey(() => Account, { name: 'ingest_key_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn()
  name: string;

  /** The middle part of `qk_<prefix>_<secret>`, which lists show. */
  @TextColumn()
  prefix: string;

  /** SHA-256 of the whole key, in hex. The key itself is nowhere. */
  @TextColumn()
  secretHash: string;

  /** The device it is for, when the member said so. */
  @ForeignKey(() => Device, { name: 'ingest_key_device_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  deviceId: number | null;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
