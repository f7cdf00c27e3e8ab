import { messagePairs } from '#kit/language/messages';

export const rewardMessages = messagePairs({
  'errors.not_enough_points': ['There are not enough points for a redemption.', 'النقاط غير كافية للاستبدال.'],
});
