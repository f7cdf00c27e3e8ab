import type { Feature } from '../../../kit/service/feature';
import { PromoCode } from './promo-code.entity';
import { PromoModule } from './promo.module';

export const promo: Feature = {
  module: PromoModule,
  entities: [PromoCode],
};
