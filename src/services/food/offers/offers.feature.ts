import type { Feature } from '#kit/service/feature';
import { ComboOffer } from './combo-offer.entity';
import { OffersModule } from './offers.module';
import { offerSentences } from './offers.sentences';
import { OfferCodeTaken } from './offers.service';

export const offers: Feature = {
  module: OffersModule,
  entities: [ComboOffer],
  sentences: offerSentences,
  constraintRefusals: { combo_offer_code_key: OfferCodeTaken },
};
