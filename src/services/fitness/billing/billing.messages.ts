import { messagePairs } from '#kit/language/messages';

export const billingMessages = messagePairs({
  'errors.billing_plan_in_use': ['Members are on this plan.', 'هناك أعضاء مشتركون في هذه الخطة.'],
});
