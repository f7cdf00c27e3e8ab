import { messagePairs } from '#kit/language/messages';

export const ordersStaffMessages = messagePairs({
  'errors.transition_not_allowed': ['The order cannot move to this status.', 'لا يمكن نقل الطلب إلى هذه الحالة.'],
  'errors.transition_forbidden': ['Your account may not make this move.', 'لا يملك حسابك صلاحية هذا النقل.'],
  'errors.payment_required': ['The order is not paid yet.', 'لم يُدفع الطلب بعد.'],
  'errors.reason_required': ['Please give a reason.', 'يرجى ذكر السبب.'],
  'messages.order_moved': ['The order was updated.', 'تم تحديث الطلب.'],
});
