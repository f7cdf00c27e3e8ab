import { sentencePairs } from '../../kit/language/sentences';

/** Sentences of the food service as such; each feature keeps its own beside it. */
export const foodSentences = sentencePairs({
  'validation.amount': [
    '{{field}} must be an amount with at most two decimals.',
    'يجب أن يكون {{field}} مبلغًا بمنزلتين عشريتين على الأكثر.',
  ],
  'validation.service_clock': [
    '{{field}} must be real or demo-fixed.',
    'يجب أن تكون قيمة {{field}} إما real أو demo-fixed.',
  ],
  'errors.transition_not_allowed': ['The order cannot move to this status.', 'لا يمكن نقل الطلب إلى هذه الحالة.'],
  'errors.transition_forbidden': ['Your account may not make this move.', 'لا يملك حسابك صلاحية هذا النقل.'],
  'errors.payment_required': ['The order is not paid yet.', 'لم يُدفع الطلب بعد.'],
  'errors.reason_required': ['Please give a reason.', 'يرجى ذكر السبب.'],
});
