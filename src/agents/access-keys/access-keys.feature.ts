import { mergeMessages } from '#kit/language/messages';
import type { Feature } from '#kit/service/feature';
import type { StaffShape } from '#shared/staff/staff-shape';
import { AccessKey } from './access-key.entity';
import { accessKeysController } from './access-keys.controller';
import { accessKeyLabels } from './access-keys.labels';
import { accessKeysMessages } from './access-keys.messages';
import { AccessKeys } from './access-keys.service';
import { EndedKeys } from './ended-keys';
import { InstalledKeys } from './installed-keys.service';
import { KeyHolders } from './key-holders.service';
import { accessKeysOffice } from './access-keys.office';

/** Access keys of staff. @param shape that of the staff feature of the service */
export const accessKeys = (shape: StaffShape): Feature => ({
  controllers: [accessKeysController(shape)],
  providers: [AccessKeys, KeyHolders, InstalledKeys, EndedKeys],
  entities: [AccessKey],
  tables: ['agents/access-keys'],
  messages: mergeMessages(accessKeysMessages, accessKeyLabels),
  office: accessKeysOffice,
});
