import { Entity, ForeignKey, Unique } from 'typeorm';
import { HandWrittenIndex, IntegerColumn } from '#kit/database/columns';
import { KeyRecord } from '#shared/keys/key-record.entity';
import { Account } from '#shared/staff/account.entity';
import { Device } from './device.entity';

/** Lets a device write for one account. Revoked keys stay, since recorded data refers to them. */
@Entity({ name: 'ingest_key' })
@ForeignKey(() => Account, ['accountId'], ['id'], { name: 'ingest_key_account_fkey', onDelete: 'CASCADE' })
@Unique('ingest_key_prefix_key', ['prefix'])
@Unique('ingest_key_secret_hash_key', ['secretHash'])
@HandWrittenIndex('ingest_key_account_idx')
@HandWrittenIndex('ingest_key_device_idx')
@HandWrittenIndex('ingest_key_lineage_once')
@HandWrittenIndex('ingest_key_lineage_idx')
export class IngestKey extends KeyRecord {
  /** The device, if the member chose one. */
  @ForeignKey(() => Device, { name: 'ingest_key_device_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  deviceId: number | null;

  /** The first of the keys that replaced each other on a device; null for that one. At most one of them is active. */
  @ForeignKey(() => IngestKey, { name: 'ingest_key_lineage_fkey', onDelete: 'CASCADE' })
  @IntegerColumn({ nullable: true })
  lineageId: number | null;
}
