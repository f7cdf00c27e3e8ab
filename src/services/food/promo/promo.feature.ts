import type { Feature } from '#kit/service/feature';
import { promoSentences } from './promo.sentences';
import { PromoCodeTaken } from './promo.service';
import { PromoCode } from './promo-code.entity';
import { PromoController } from './promo.controller';
import { Promos } from './promo.service';

export const promo: Feature = {
  controllers: [PromoController],
  providers: [Promos],
  entities: [PromoCode],
  sentences: promoSentences,
  constraintRefusals: { promo_code_code_key: PromoCodeTaken },
};
