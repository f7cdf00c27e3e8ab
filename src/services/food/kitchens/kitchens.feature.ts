import { Kitchens1767225700001 } from '#migrations/food/1767225700001-kitchens';
import { KitchenTimeZones1767400060001 } from '#migrations/food/1767400060001-kitchen-time-zones';
import { KitchenHoursAndPauses1767400090600 } from '#migrations/food/1767400090600-kitchen-hours-and-pauses';
import { KitchenCapacity1767400091200 } from '#migrations/food/1767400091200-kitchen-capacity';
import { PlainPostcodes1767400160000 } from '#migrations/food/1767400160000-plain-postcodes';
import type { Feature } from '#kit/service/feature';
import { Kitchen } from './kitchen.entity';
import { KITCHEN_UPDATED } from './kitchen.events';
import { KitchenPausesController } from './kitchen-pauses.controller';
import { KitchenPauses } from './kitchen-pauses.service';
import { KitchenUpdates } from './kitchen-updates.service';
import { KitchenCodeTaken } from './kitchen-records.service';
import { kitchenSentences } from './kitchens.sentences';
import { KitchenRecords } from './kitchen-records.service';
import { KitchensController } from './kitchens.controller';
import { Kitchens } from './kitchens.service';

export const kitchens: Feature = {
  controllers: [KitchensController, KitchenPausesController],
  providers: [Kitchens, KitchenRecords, KitchenPauses, KitchenUpdates],
  entities: [Kitchen],
  migrations: [
    Kitchens1767225700001,
    KitchenTimeZones1767400060001,
    KitchenHoursAndPauses1767400090600,
    KitchenCapacity1767400091200,
    PlainPostcodes1767400160000,
  ],
  events: [KITCHEN_UPDATED],
  sentences: kitchenSentences,
  constraintRefusals: { kitchen_code_key: KitchenCodeTaken },
};
