import { Kitchens1767225700001 } from '../../../../migrations/food/1767225700001-kitchens';
import type { Feature } from '../../../kit/service/feature';
import { Kitchen } from './kitchen.entity';
import { KitchensModule } from './kitchens.module';

export const kitchens: Feature = {
  module: KitchensModule,
  entities: [Kitchen],
  migrations: [Kitchens1767225700001],
};
