import { sentencePairs } from '#kit/language/sentences';

export const rewardSentences = sentencePairs({
  'errors.not_enough_points': ['There are not enough points for a redemption.', 'النقاط غير كافية للاستبدال.'],
});
