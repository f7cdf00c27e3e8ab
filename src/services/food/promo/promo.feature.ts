import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { promoMessages } from './promo.messages';
import { PromoCodeTaken, PromoInUse } from './promo.service';
import { PromoCode } from './promo-code.entity';
import { PromoController } from './promo.controller';
import { PromoCategory, PromoKitchen } from './promo-scope.entity';
import { PromoHolder, PromoUse } from './promo-use.entity';
import { Promos } from './promo.service';
import { PromoUses } from './promo-uses.service';
import { promoOffice } from './promo.office';

export const promo: Feature = {
  office: promoOffice,
  controllers: [PromoController],
  providers: [Promos, PromoUses],
  entities: [PromoCode, PromoKitchen, PromoCategory, PromoUse, PromoHolder],
  tables: ['food/promo'],
  routines: routinesIn(
    __dirname,
    'count_promo_use',
    'disable_promo_of_kitchen',
    'give_back_promo_use',
    'promo_holder_limits',
    'promo_holders',
  ),
  messages: promoMessages,
  constraintRefusals: {
    promo_code_code_key: PromoCodeTaken,
    promo_code_not_used_up: PromoInUse,
    promo_holder_not_over: PromoInUse,
  },
};
