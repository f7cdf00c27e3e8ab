import type { Feature } from '../../../kit/service/feature';
import { ComboOffer } from './combo-offer.entity';
import { OffersModule } from './offers.module';

export const offers: Feature = {
  module: OffersModule,
  entities: [ComboOffer],
};
