import { messagePairs } from '#kit/language/messages';

export const kitchenMessages = messagePairs({
  'errors.kitchen_code_taken': ['Another kitchen has this code.', 'هذا الرمز مستخدم لمطبخ آخر.'],
  'errors.kitchen_in_use': [
    'The kitchen still has team members or open orders.',
    'ما زال لدى المطبخ أعضاء فريق أو طلبات قيد التنفيذ.',
  ],
  'errors.slots_in_use': [
    'Orders hold slots of the former length. Change the length when they are done.',
    'توجد طلبات محجوزة في فترات بالطول السابق. غيّر الطول بعد انتهائها.',
  ],
  'validation.also_closed': [
    'A day cannot be a closure and have special hours. Remove one of them.',
    'لا يمكن أن يكون اليوم يوم إغلاق وله ساعات خاصة معًا. احذف أحدهما.',
  ],
  'validation.until': [
    '{{field}} must be a time such as 2026-05-09T18:00:00Z, `closing` or `reopening`.',
    'يجب أن يكون {{field}} وقتًا مثل 2026-05-09T18:00:00Z، أو `closing` أو `reopening`.',
  ],
  'validation.until_not_ahead': ['{{field}} must be in the future.', 'يجب أن يكون {{field}} في المستقبل.'],
  'validation.until_too_far': ['{{field}} must be within {{days}} days.', 'يجب أن يكون {{field}} خلال {{days}} يومًا.'],
  'validation.until_no_closing': [
    'The kitchen is not open, or never closes. Choose a time.',
    'المطبخ غير مفتوح أو لا يُغلق أبدًا. اختر وقتًا.',
  ],
  'validation.until_no_reopening': [
    'The kitchen has no next opening. Choose a time.',
    'لا يوجد موعد فتح قادم للمطبخ. اختر وقتًا.',
  ],
  'messages.kitchen_paused': ['The kitchen is paused.', 'تم إيقاف المطبخ مؤقتًا.'],
  'messages.kitchen_resumed': ['The kitchen takes orders again.', 'عاد المطبخ إلى استقبال الطلبات.'],
  'messages.kitchen_busy': ['New orders take longer now.', 'الطلبات الجديدة تستغرق وقتًا أطول الآن.'],
  'messages.kitchen_not_busy': ['New orders take the usual time.', 'عادت الطلبات الجديدة إلى وقتها المعتاد.'],
  'messages.kitchen_created': ['The kitchen was added.', 'تمت إضافة المطبخ.'],
  'messages.kitchen_changed': ['The kitchen was changed.', 'تم تعديل المطبخ.'],
  'messages.kitchen_deleted': ['The kitchen was deleted.', 'تم حذف المطبخ.'],
});
