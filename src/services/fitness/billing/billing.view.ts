import { BilingualView } from '#kit/views/bilingual.view';
import { figuresOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { BILLING_INTERVALS } from './billing-plan.entity';
import { INVOICE_STATUSES } from './invoice.entity';
import { SUBSCRIPTION_STATUSES } from './subscription.entity';

export const BillingPlanView = view('BillingPlanView', {
  key: shown.text({ example: 'plus' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  features: shown.many(BilingualView, { description: 'Features of the plan, one per line.' }),
  price: shown.amount({ from: 'price_cents', description: 'For one interval.' }),
  currency: shown.text({ example: 'USD' }),
  interval: shown.word(BILLING_INTERVALS, { description: 'Billing interval.' }),
  is_current: shown.flag({ description: 'Whether it is the plan of the member.' }),
});
export type BillingPlanView = InstanceType<typeof BillingPlanView>;

export const SubscriptionView = view('SubscriptionView', {
  plan_key: shown.text({ example: 'plus', description: 'Key of the plan.' }),
  status: shown.word(SUBSCRIPTION_STATUSES, { description: 'Whether it is in force.' }),
  started_on: shown.day({ description: 'The first of its days.' }),
  renews_on: shown.day({ nullable: true, description: 'The day it goes on; null where it ends.' }),
  payment_label: shown.text({
    nullable: true,
    example: 'Visa ···· 4242',
    description: 'How it is paid, as the club noted it; null where it did not.',
  }),
});
export type SubscriptionView = InstanceType<typeof SubscriptionView>;

export const InvoiceView = view('InvoiceView', {
  number: shown.text({ example: 'INV-10001', description: 'As the invoice is called, such as `INV-10001`.' }),
  issued_on: shown.day({ description: 'The day it was written.' }),
  description: shown.bilingual(),
  amount: shown.amount({ from: 'amount_cents', description: 'What it asks for.' }),
  currency: shown.text({ example: 'USD' }),
  status: shown.word(INVOICE_STATUSES, { description: 'Whether it is still to be paid.' }),
  paid_at: shown.instant({ nullable: true, description: 'When it was paid, in UTC; null until then.' }),
});
export type InvoiceView = InstanceType<typeof InvoiceView>;

export const BillingPageView = view('BillingPageView', 'The subscription, all plans and one page of invoices', {
  subscription: shown.one(SubscriptionView, { nullable: true, description: 'Null without a plan.' }),
  plans: shown.many(BillingPlanView, { description: 'The cheapest first.' }),
  invoices: shown.many(InvoiceView, { description: 'The latest first.' }),
  ...figuresOf('invoices'),
  open_amount: shown.number({ description: 'Of all open invoices.' }),
});
export type BillingPageView = InstanceType<typeof BillingPageView>;
