import { valueLabels } from '#kit/language/labels';

/** Words of enumerated values. */
export const fitnessValueLabels = valueLabels({
  answered: ['Answered', 'تم الرد'],
  'sender.coach': ['Coach', 'المدرب'],
  'sender.member': ['Member', 'العضو'],
  'state.offered': ['Has an offer', 'لديه عرض'],
  'state.waiting': ['Waits', 'في الانتظار'],
  unanswered: ['Waits for a reply', 'بانتظار الرد'],
});
