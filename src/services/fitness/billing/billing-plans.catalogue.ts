import { sql, when } from '#kit/database/sql';
import { refusal } from '#kit/refusals/refusal';
import { toCents } from '#kit/money/money';
import { catalogue, catalogueColumns } from '../catalogue/catalogue';
import { BillingPlan } from './billing-plan.entity';
import type { BillingPlanBody, ManagedBillingPlansQuery } from './billing-plans.dto';
import { ManagedBillingPlanView } from './managed-billing-plan.view';

export const BillingPlanInUse = refusal(409, 'billing_plan_in_use');

export const BILLING_PLANS = catalogue({
  entity: BillingPlan,
  slugColumn: 'key',
  columns: ManagedBillingPlanView.columns<BillingPlan>('c', {
    member_count: '(SELECT count(*) FROM subscription s WHERE s.plan_id = c.id)',
  }),
  view: ManagedBillingPlanView.of,
  filters: (query: ManagedBillingPlansQuery) => [when(query.interval, interval => sql`c.interval = ${interval}`)],
  values: catalogueColumns<BillingPlanBody, BillingPlan>({ price: { priceCents: toCents } }),
});
