import type { Feature } from '#kit/service/feature';
import { PromoModule } from './promo.module';
import { promoSentences } from './promo.sentences';
import { PromoCodeTaken } from './promo.service';
import { PromoCode } from './promo-code.entity';

export const promo: Feature = {
  module: PromoModule,
  entities: [PromoCode],
  sentences: promoSentences,
  constraintRefusals: { promo_code_code_key: PromoCodeTaken },
};
