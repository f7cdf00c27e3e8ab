import { filled, type Sentence } from '#kit/language';

const ACCOUNTS: Record<string, Sentence> = {
  receivable: ['Customers', 'العملاء'],
  unplaced: ['Late money', 'أموال متأخرة'],
  refunds_owed: ['Refunds owed', 'مبالغ مستحقة الرد'],
  sales: ['Sales', 'المبيعات'],
  delivery_fees: ['Delivery fees', 'رسوم التوصيل'],
  pickup_fees: ['Pick-up fees', 'رسوم الاستلام'],
  tips: ['Tips', 'الإكراميات'],
  promo_discounts: ['Promo codes', 'رموز الخصم'],
  reward_discounts: ['Redeemed points', 'النقاط المستبدلة'],
  goodwill: ['Goodwill', 'تعويضات'],
  outside: ['Refunds made at the processor', 'مبالغ رُدّت لدى جهة الدفع'],
  disputed: ['Disputed', 'مبالغ معترض عليها'],
  cash: ['Cash', 'النقد'],
  points_issued: ['Points issued', 'النقاط الممنوحة'],
  points_held: ['Points of customers', 'نقاط العملاء'],
};

const PROCESSORS: Record<string, Sentence> = {
  stripe: ['Stripe', 'Stripe'],
  paypal: ['PayPal', 'PayPal'],
  demo: ['Demo payments', 'دفعات تجريبية'],
};

/** The name of a word of the service, or the word where it has none. */
export const named = (names: Record<string, Sentence>, key: string): string => (names[key] ? filled(names[key]) : key);

export const processorName = (processor: string): string => named(PROCESSORS, processor);

/** What an account of the books is called. */
export const accountName = (account: string): string =>
  account.startsWith('processor:') ? processorName(account.slice('processor:'.length)) : named(ACCOUNTS, account);
