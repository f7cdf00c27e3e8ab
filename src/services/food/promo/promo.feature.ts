import { PromoConditions1767400091101 } from '#migrations/food/1767400091101-promo-conditions';
import { PlainPromoCodes1767400160001 } from '#migrations/food/1767400160001-plain-promo-codes';
import type { Feature } from '#kit/service/feature';
import { promoSentences } from './promo.sentences';
import { PromoCodeTaken, PromoInUse } from './promo.service';
import { PromoCode } from './promo-code.entity';
import { PromoController } from './promo.controller';
import { PromoCategory, PromoKitchen } from './promo-scope.entity';
import { PromoHolder, PromoUse } from './promo-use.entity';
import { Promos } from './promo.service';
import { PromoUses } from './promo-uses.service';

export const promo: Feature = {
  controllers: [PromoController],
  providers: [Promos, PromoUses],
  entities: [PromoCode, PromoKitchen, PromoCategory, PromoUse, PromoHolder],
  migrations: [PromoConditions1767400091101, PlainPromoCodes1767400160001],
  sentences: promoSentences,
  constraintRefusals: {
    promo_code_code_key: PromoCodeTaken,
    promo_code_not_used_up: PromoInUse,
    promo_holder_not_over: PromoInUse,
  },
};
