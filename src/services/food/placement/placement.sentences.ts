import { sentencePairs } from '#kit/language/sentences';

export const placementSentences = sentencePairs({
  'errors.changes': ['Something in the basket has changed.', 'تغيّر شيء في السلة.'],
  'errors.kitchen_closed': ['The kitchen is closed now.', 'المطبخ مغلق الآن.'],
  'errors.outside_area': ['The kitchen does not deliver to this address.', 'لا يوصّل المطبخ إلى هذا العنوان.'],
  'errors.address_incomplete': ['The delivery address is incomplete.', 'عنوان التوصيل غير مكتمل.'],
  'errors.below_minimum': ['The order is below the minimum for a delivery.', 'الطلب أقل من الحد الأدنى للتوصيل.'],
  'validation.idempotency_key': [
    'The header {{field}} needs 1 to {{max}} characters.',
    'يجب أن تحتوي الترويسة {{field}} على 1 إلى {{max}} من الأحرف.',
  ],

  'notifications.order_placed.title': ['New order {{number}}', 'طلب جديد {{number}}'],
  'notifications.order_placed.body': ['{{name}} has placed an order.', 'قدّم {{name}} طلبًا.'],
});
