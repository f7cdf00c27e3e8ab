import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { Device } from './device.entity';
import type { DeviceBody, ManagedDevicesQuery } from './devices-staff.dto';
import { ManagedDeviceView } from './managed-device.view';

export const DeviceInUse = refusal(409, 'device_in_use');

export const DEVICES = catalogue({
  entity: Device,
  slugColumn: 'key',
  /** Collides with `/fitness/devices/keys`. */
  reservedSlugs: ['keys', 'manage'],
  columns: ManagedDeviceView.columns<Device>('c', {
    connected_count: '(SELECT count(*) FROM account_device d WHERE d.device_id = c.id)',
  }),
  view: ManagedDeviceView.of,
  filters: (query: ManagedDevicesQuery) => [when(query.kind, kind => sql`c.kind = ${kind}`)],
  values: catalogueColumns<DeviceBody, Device>(),
});
