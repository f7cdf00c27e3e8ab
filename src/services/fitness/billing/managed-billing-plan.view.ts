import { BilingualView } from '#kit/views/bilingual.view';
import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { BILLING_INTERVALS } from './billing-plan.entity';

export const ManagedBillingPlanView = view('ManagedBillingPlanView', 'A billing plan with the number of members', {
  id: shown.id(),
  key: shown.text({ example: 'plus' }),
  name: shown.bilingual(),
  description: shown.bilingual(),
  features: shown.many(BilingualView, { description: 'Features of the plan, each a line of text.' }),
  price: shown.amount({ from: 'price_cents', description: 'Price of one billing interval.' }),
  currency: shown.text({ example: 'USD' }),
  interval: shown.word(BILLING_INTERVALS, { description: 'Length of a billing interval.' }),
  member_count: shown.whole({ description: 'Number of members on the plan.' }),
  ...shown.timestamps,
});
