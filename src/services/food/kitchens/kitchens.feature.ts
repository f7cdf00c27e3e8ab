import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { Kitchen } from './kitchen.entity';
import { KITCHEN_UPDATED, KitchenChanging, KitchenPaused } from './kitchen.events';
import { KitchenPausesController } from './kitchen-pauses.controller';
import { KitchenPauses } from './kitchen-pauses.service';
import { KitchenUpdates } from './kitchen-updates.service';
import { KitchenCodeTaken } from './kitchen-records.service';
import { kitchenMessages } from './kitchens.messages';
import { KitchenRecords } from './kitchen-records.service';
import { KitchensController } from './kitchens.controller';
import { Kitchens } from './kitchens.service';
import { kitchensOffice } from './kitchens.office';

export const kitchens: Feature = {
  office: kitchensOffice,
  controllers: [KitchensController, KitchenPausesController],
  providers: [Kitchens, KitchenRecords, KitchenPauses, KitchenUpdates],
  entities: [Kitchen],
  tables: ['food/kitchens'],
  routines: routinesIn(__dirname, 'write_notifications'),
  events: [KITCHEN_UPDATED],
  domainEvents: [KitchenChanging, KitchenPaused],
  messages: kitchenMessages,
  constraintRefusals: { kitchen_code_key: KitchenCodeTaken },
};
