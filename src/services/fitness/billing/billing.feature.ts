import { Billing1767312600020 } from '#migrations/fitness/1767312600020-billing';
import type { Feature } from '#kit/service/feature';
import { BillingPlan } from './billing-plan.entity';
import { Invoice } from './invoice.entity';
import { Subscription } from './subscription.entity';

export const billing: Feature = {
  entities: [BillingPlan, Subscription, Invoice],
  migrations: [Billing1767312600020],
};
