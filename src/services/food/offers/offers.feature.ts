import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { ComboOffer } from './combo-offer.entity';
import { offerMessages } from './offers.messages';
import { OfferCodeTaken } from './offers.service';
import { OffersController } from './offers.controller';
import { Offers } from './offers.service';
import { offersOffice } from './offers.office';

export const offers: Feature = {
  office: offersOffice,
  tables: ['food/offers'],
  routines: routinesIn(__dirname, 'file_cleanup', 'write_notifications'),
  controllers: [OffersController],
  providers: [Offers],
  entities: [ComboOffer],
  messages: offerMessages,
  constraintRefusals: { combo_offer_code_key: OfferCodeTaken },
};
