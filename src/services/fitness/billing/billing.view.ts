import { BilingualView } from '#kit/views/bilingual.view';
import { pageFieldsOf } from '../paged-rows';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { BILLING_INTERVALS } from './billing-plan.entity';
import { INVOICE_STATUSES } from './invoice.entity';
import { SUBSCRIPTION_STATUSES } from './subscription.entity';

export const BillingPlanView = view('BillingPlanView', {
  key: shown.text({ example: 'plus' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  features: shown.many(BilingualView, { description: 'Features of the plan, each a line of text.' }),
  price: shown.amount({ from: 'price_cents', description: 'Price of one billing interval.' }),
  currency: shown.text({ example: 'USD' }),
  interval: shown.word(BILLING_INTERVALS, { description: 'Length of a billing interval.' }),
  is_current: shown.flag({ description: 'Whether the member is on this plan.' }),
});
export type BillingPlanView = InstanceType<typeof BillingPlanView>;

export const SubscriptionView = view('SubscriptionView', {
  plan_key: shown.text({ example: 'plus', description: 'Key of the plan.' }),
  status: shown.word(SUBSCRIPTION_STATUSES, { description: 'State of the subscription.' }),
  started_on: shown.day({ description: 'First day of the subscription.' }),
  renews_on: shown.day({ nullable: true, description: 'Day of the next renewal; null if it is not renewed.' }),
  payment_label: shown.text({
    nullable: true,
    example: 'Visa ···· 4242',
    description: 'Payment method, as the club recorded it; null if unknown.',
  }),
});
export type SubscriptionView = InstanceType<typeof SubscriptionView>;

export const InvoiceView = view('InvoiceView', {
  number: shown.text({ example: 'INV-10001', description: 'Number of the invoice, such as `INV-10001`.' }),
  issued_on: shown.day({ description: 'Day of issue.' }),
  description: shown.bilingual(),
  amount: shown.amount({ from: 'amount_cents', description: 'Total of the invoice.' }),
  currency: shown.text({ example: 'USD' }),
  status: shown.word(INVOICE_STATUSES, { description: 'State of the invoice.' }),
  paid_at: shown.instant({ nullable: true, description: 'Time of payment, in UTC; null until it is paid.' }),
});
export type InvoiceView = InstanceType<typeof InvoiceView>;

export const BillingPageView = view('BillingPageView', 'The subscription, all plans and one page of invoices', {
  subscription: shown.one(SubscriptionView, {
    nullable: true,
    description: 'Subscription of the member; null without a plan.',
  }),
  plans: shown.many(BillingPlanView, { description: 'All plans, the cheapest first.' }),
  invoices: shown.many(InvoiceView, { description: 'One page of invoices, the latest first.' }),
  ...pageFieldsOf('invoices'),
  open_amount: shown.number({ description: 'Sum of all open invoices.' }),
});
export type BillingPageView = InstanceType<typeof BillingPageView>;
