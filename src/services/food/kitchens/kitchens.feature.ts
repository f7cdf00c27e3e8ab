import { Kitchens1767225700001 } from '#migrations/food/1767225700001-kitchens';
import type { Feature } from '#kit/service/feature';
import { Kitchen } from './kitchen.entity';
import { KitchenCodeTaken } from './kitchen-records.service';
import { KitchensModule } from './kitchens.module';
import { kitchenSentences } from './kitchens.sentences';

export const kitchens: Feature = {
  module: KitchensModule,
  entities: [Kitchen],
  migrations: [Kitchens1767225700001],
  sentences: kitchenSentences,
  constraintRefusals: { kitchen_code_key: KitchenCodeTaken },
};
