import { Kitchens1767225700001 } from '#migrations/food/1767225700001-kitchens';
import { KitchenTimeZones1767400060001 } from '#migrations/food/1767400060001-kitchen-time-zones';
import type { Feature } from '#kit/service/feature';
import { Kitchen } from './kitchen.entity';
import { KitchenCodeTaken } from './kitchen-records.service';
import { kitchenSentences } from './kitchens.sentences';
import { KitchenRecords } from './kitchen-records.service';
import { KitchensController } from './kitchens.controller';
import { Kitchens } from './kitchens.service';

export const kitchens: Feature = {
  controllers: [KitchensController],
  providers: [Kitchens, KitchenRecords],
  entities: [Kitchen],
  migrations: [Kitchens1767225700001, KitchenTimeZones1767400060001],
  sentences: kitchenSentences,
  constraintRefusals: { kitchen_code_key: KitchenCodeTaken },
};
