import { Billing1767312600020 } from '#migrations/fitness/1767312600020-billing';
import type { Feature } from '#kit/service/feature';
import { BillingController } from './billing.controller';
import { BillingPlan } from './billing-plan.entity';
import { Billing } from './billing.service';
import { Invoice } from './invoice.entity';
import { Subscription } from './subscription.entity';

export const billing: Feature = {
  controllers: [BillingController],
  providers: [Billing],
  entities: [BillingPlan, Subscription, Invoice],
  migrations: [Billing1767312600020],
};
