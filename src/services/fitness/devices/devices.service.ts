import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { NotFound, refusal } from '#kit/refusals/refusal';
import { Clock } from '#kit/time/clock';
import type { RowOf } from '#kit/views/view';
import { MemberDays } from '../days/member-days';
import { AccountDevice } from './account-device.entity';
import { Device } from './device.entity';
import { DevicesPageView, DeviceView } from './device.view';

/** Data is not fetched from manufacturers: devices or a bridge send it with an ingest key. */
export const DeviceSyncUnavailable = refusal(400, 'device_sync_unavailable');

const DEVICES = `
  SELECT ${DeviceView.columns<Device>('d', {
    is_connected: 'connected.device_id IS NOT NULL',
    connected_at: 'connected.connected_at',
    last_received_at: '(SELECT max(k.last_used_at) FROM ingest_key k WHERE k.account_id = $1 AND k.device_id = d.id)',
  })}, (SELECT count(*) FROM ingest_key k WHERE k.account_id = $1 AND k.revoked_at IS NULL) AS keys
  FROM device d LEFT JOIN account_device connected ON connected.device_id = d.id AND connected.account_id = $1
  ORDER BY d.position, d.id`;

@Injectable()
export class Devices {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly clock: Clock,
  ) {}

  async page(accountId: number): Promise<DevicesPageView> {
    const rows = await this.db.rows<RowOf<typeof DeviceView> & { keys: number }>(DEVICES, [accountId]);
    return {
      devices: rows.map(DeviceView.of),
      connected_count: rows.filter(row => row.is_connected).length,
      ingest_keys_count: rows[0]?.keys ?? 0,
    };
  }

  async toggle(accountId: number, key: string): Promise<DevicesPageView> {
    const device = await this.db.of(Device).findOneBy({ key });
    if (!device) throw NotFound();
    const connection = { accountId, deviceId: device.id };
    await this.db.transaction(async () => {
      await this.days.lockAccount(accountId);
      const connections = this.db.of(AccountDevice);
      const { affected } = await connections.delete(connection);
      if (!affected) await connections.insert({ ...connection, connectedAt: this.clock.date() });
    });
    return this.page(accountId);
  }
}
