import { Entity, ForeignKey, Unique } from 'typeorm';
import { CreatedAt, HandWrittenIndex, Identity, InstantColumn, IntegerColumn, TextColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Device } from './device.entity';

/** Lets a device write for one account. Revoked keys stay, since recorded data refers to them. */
@Entity({ name: 'ingest_key' })
@Unique('ingest_key_prefix_key', ['prefix'])
@Unique('ingest_key_secret_hash_key', ['secretHash'])
@HandWrittenIndex('ingest_key_account_idx')
@HandWrittenIndex('ingest_key_device_idx')
@HandWrittenIndex('ingest_key_lineage_once')
@HandWrittenIndex('ingest_key_lineage_idx')
export class IngestKey {
  @Identity()
  id: number;

  @ForeignKey(() => Account, { name: 'ingest_key_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn()
  name: string;

  /** The visible part of `qk_<prefix>_<secret>`. */
  @TextColumn()
  prefix: string;

  /** SHA-256 of the whole key, in hex. The key itself is not stored. */
  @TextColumn()
  secretHash: string;

  /** The device, if the member chose one. */
  @ForeignKey(() => Device, { name: 'ingest_key_device_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  deviceId: number | null;

  /** The first key of a device whose keys replaced each other; null for the first one. At most one of them is active. */
  @ForeignKey(() => IngestKey, { name: 'ingest_key_lineage_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ nullable: true })
  lineageId: number | null;

  @InstantColumn({ nullable: true })
  lastUsedAt: Date | null;

  @InstantColumn({ nullable: true })
  revokedAt: Date | null;

  @CreatedAt()
  createdAt: Date;
}
