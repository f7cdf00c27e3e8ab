import { routinesIn } from '#kit/service/sql-files';
import type { Feature } from '#kit/service/feature';
import { LengthDiscounts } from './length-discounts.service';
import { NightPricesController } from './night-prices.controller';
import { NightPrices } from './night-prices.service';
import { LengthDiscount, RateRule, RateSpan } from './rate-rule.entity';
import { RateOverlap, RateRules } from './rate-rules.service';
import { RatesStaffController } from './rates-staff.controller';
import { ratesMessages } from './rates.messages';
import { ratesOffice } from './rates.office';

export const rates: Feature = {
  controllers: [RatesStaffController, NightPricesController],
  providers: [RateRules, LengthDiscounts, NightPrices],
  entities: [RateRule, RateSpan, LengthDiscount],
  tables: ['stays/rates'],
  routines: routinesIn(__dirname, 'night_rules', 'rate_rule_spans', 'write_notifications'),
  messages: ratesMessages,
  constraintRefusals: { rate_span_once: RateOverlap },
  office: ratesOffice,
};
