import { Rates1767400091700 } from '#migrations/stays/1767400091700-rates';
import { FasterJudge1767400092500 } from '#migrations/stays/1767400092500-faster-judge';
import type { Feature } from '#kit/service/feature';
import { LengthDiscounts } from './length-discounts.service';
import { NightPricesController } from './night-prices.controller';
import { NightPrices } from './night-prices.service';
import { LengthDiscount, RateRule, RateSpan } from './rate-rule.entity';
import { RateOverlap, RateRules } from './rate-rules.service';
import { RatesStaffController } from './rates-staff.controller';
import { ratesSentences } from './rates.sentences';

export const rates: Feature = {
  controllers: [RatesStaffController, NightPricesController],
  providers: [RateRules, LengthDiscounts, NightPrices],
  entities: [RateRule, RateSpan, LengthDiscount],
  migrations: [Rates1767400091700, FasterJudge1767400092500],
  sentences: ratesSentences,
  constraintRefusals: { rate_span_once: RateOverlap },
};
