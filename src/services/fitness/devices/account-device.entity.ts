import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { HandWrittenIndex, InstantColumn } from '#kit/database/columns';
import { Account } from '#shared/staff/account.entity';
import { Device } from './device.entity';

/** A device that the member has connected; disconnecting deletes the row. */
@Entity({ name: 'account_device' })
@HandWrittenIndex('account_device_device_idx')
export class AccountDevice {
  @ForeignKey(() => Account, { name: 'account_device_account_fkey', onDelete: 'CASCADE' })
  @PrimaryColumn({ type: 'integer' })
  accountId: number;

  @ForeignKey(() => Device, { name: 'account_device_device_fkey' })
  @PrimaryColumn({ type: 'integer' })
  deviceId: number;

  @InstantColumn()
  connectedAt: Date;
}
