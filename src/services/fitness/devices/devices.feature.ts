import { Devices1767312600009 } from '#migrations/fitness/1767312600009-devices';
import type { Feature } from '#kit/service/feature';
import { AccountDevice } from './account-device.entity';
import { Device } from './device.entity';
import { IngestKey } from './ingest-key.entity';

export const devices: Feature = {
  entities: [Device, AccountDevice, IngestKey],
  migrations: [Devices1767312600009],
};
