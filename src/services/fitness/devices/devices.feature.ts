import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { AccountDevice } from './account-device.entity';
import { Device } from './device.entity';
import { DevicesStaffController } from './devices-staff.controller';
import { DeviceInUse } from './devices.catalogue';
import { DevicesController } from './devices.controller';
import { devicesMessages } from './devices.messages';
import { Devices } from './devices.service';
import { IngestKey } from './ingest-key.entity';
import { IngestKeys } from './ingest-keys.service';
import { devicesOffice } from './devices.office';

export const devices: Feature = {
  controllers: [DevicesController, DevicesStaffController],
  providers: [Devices, IngestKeys],
  messages: devicesMessages,
  entities: [Device, AccountDevice, IngestKey],
  tables: ['fitness/devices'],
  routines: routinesIn(__dirname, 'file_cleanup'),
  constraintRefusals: { device_key_key: SlugInUse, account_device_device_fkey: DeviceInUse },
  office: devicesOffice,
};
