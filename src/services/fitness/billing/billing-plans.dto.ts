import { Nested } from '#kit/fields/shape-fields';
import { changeOf } from '#kit/fields/change-of';
import { Amount } from '#kit/fields/number-fields';
import { Choice } from '#kit/fields/query-fields';
import { OneOf, Text } from '#kit/fields/text-fields';
import { PageQuery } from '#kit/http/page-query';
import { CURRENCY_CODE } from '#kit/money/currency-code';
import { BilingualLine, CatalogueQuery, KeyedTextBody } from '../catalogue/catalogue.dto';
import { FILTER, pagesFrom } from '../fitness.pages';
import { BILLING_INTERVALS, type BillingInterval } from './billing-plan.entity';

export class InvoicesQuery extends PageQuery(pagesFrom(100)) {}

export class BillingPlanBody extends KeyedTextBody {
  @Amount({ example: 49, description: 'Price of one billing interval.' })
  price: number;

  @Text({
    pattern: CURRENCY_CODE,
    optional: true,
    example: 'USD',
    description: 'ISO 4217 code of the currency; the setting `currency` when left out.',
  })
  currency?: string;

  @OneOf(BILLING_INTERVALS, { description: 'Length of a billing interval.' })
  interval: BillingInterval;

  @Nested(() => BilingualLine, {
    list: { max: 50 },
    optional: true,
    description: 'Features of the plan, each a line of text.',
  })
  features?: BilingualLine[];
}

export class BillingPlanChangeBody extends changeOf(BillingPlanBody) {}

export class ManagedBillingPlansQuery extends CatalogueQuery {
  @Choice(BILLING_INTERVALS, { ...FILTER, description: 'Filter by billing interval.' })
  interval?: BillingInterval;
}
