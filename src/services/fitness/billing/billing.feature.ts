import type { Feature } from '#kit/service/feature';
import { SlugInUse } from '../catalogue/catalogue';
import { BillingController } from './billing.controller';
import { BillingPlansStaffController } from './billing-plans-staff.controller';
import { BillingPlanInUse } from './billing-plans.catalogue';
import { BillingPlan } from './billing-plan.entity';
import { billingMessages } from './billing.messages';
import { Billing } from './billing.service';
import { Invoice } from './invoice.entity';
import { Subscription } from './subscription.entity';
import { billingOffice } from './billing.office';

export const billing: Feature = {
  controllers: [BillingController, BillingPlansStaffController],
  providers: [Billing],
  entities: [BillingPlan, Subscription, Invoice],
  tables: ['fitness/billing'],
  messages: billingMessages,
  constraintRefusals: { billing_plan_key_key: SlugInUse, subscription_plan_fkey: BillingPlanInUse },
  office: billingOffice,
};
