import { sentencePairs } from '#kit/language/sentences';

export const billingSentences = sentencePairs({
  'errors.billing_plan_in_use': ['Members are on this plan.', 'هناك أعضاء مشتركون في هذه الخطة.'],
});
