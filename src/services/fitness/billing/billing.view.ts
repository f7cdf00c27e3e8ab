import { BilingualView } from '#kit/views/bilingual.view';
import { figuresOf } from '#kit/http/paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { BILLING_INTERVALS } from './billing-plan.entity';
import { INVOICE_STATUSES } from './invoice.entity';
import { SUBSCRIPTION_STATUSES } from './subscription.entity';

export const BillingPlanView = view('BillingPlanView', {
  key: shown.text({ example: 'plus' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  features: shown.many(BilingualView),
  price: shown.amount({ from: 'price_cents' }),
  currency: shown.text({ example: 'USD' }),
  interval: shown.word(BILLING_INTERVALS),
  is_current: shown.flag(),
});
export type BillingPlanView = InstanceType<typeof BillingPlanView>;

export const SubscriptionView = view('SubscriptionView', {
  plan_key: shown.text({ example: 'plus' }),
  status: shown.word(SUBSCRIPTION_STATUSES),
  started_on: shown.day(),
  renews_on: shown.day({ nullable: true }),
  payment_label: shown.text({ nullable: true, example: 'Visa ···· 4242' }),
});
export type SubscriptionView = InstanceType<typeof SubscriptionView>;

export const InvoiceView = view('InvoiceView', {
  number: shown.text({ example: 'INV-10001' }),
  issued_on: shown.day(),
  description: shown.bilingual(),
  amount: shown.amount({ from: 'amount_cents' }),
  currency: shown.text({ example: 'USD' }),
  status: shown.word(INVOICE_STATUSES),
  paid_at: shown.instant({ nullable: true }),
});
export type InvoiceView = InstanceType<typeof InvoiceView>;

export const BillingPageView = view('BillingPageView', {
  subscription: shown.one(SubscriptionView, { nullable: true, description: 'Null without a plan.' }),
  plans: shown.many(BillingPlanView, { description: 'The cheapest first.' }),
  invoices: shown.many(InvoiceView, { description: 'The latest first.' }),
  ...figuresOf('invoices'),
  open_amount: shown.number({ description: 'Of all open invoices.' }),
});
export type BillingPageView = InstanceType<typeof BillingPageView>;
