import { messagePairs } from '#kit/language/messages';

export const placementMessages = messagePairs({
  'errors.changes': ['Something in the basket has changed.', 'تغيّر شيء في السلة.'],
  'errors.kitchen_closed': ['The kitchen is closed now.', 'المطبخ مغلق الآن.'],
  'errors.outside_area': ['The kitchen does not deliver to this address.', 'لا يوصّل المطبخ إلى هذا العنوان.'],
  'errors.address_incomplete': ['The delivery address is incomplete.', 'عنوان التوصيل غير مكتمل.'],
  'errors.below_minimum': ['The order is below the minimum for a delivery.', 'الطلب أقل من الحد الأدنى للتوصيل.'],
  'errors.too_many_unpaid_in_slot': [
    'Unpaid orders from your connection hold as much of this time as they may. Please pay one of them, sign in with a confirmed account, choose another time, or call the kitchen.',
    'تحجز الطلبات غير المدفوعة من اتصالك أقصى ما يُسمح به في هذا الموعد. يرجى دفع أحدها، أو الدخول بحساب مؤكَّد، أو اختيار موعد آخر، أو الاتصال بالمطبخ.',
  ],
  'errors.too_many_unpaid_with_code': [
    'Unpaid orders from your connection use this code as often as they may. Please pay one of them, sign in with a confirmed account, or order without the code.',
    'استُعمل هذا الرمز في الطلبات غير المدفوعة من اتصالك بقدر المسموح به. يرجى دفع أحدها، أو الدخول بحساب مؤكَّد، أو الطلب بلا الرمز.',
  ],
  'validation.idempotency_key': [
    'The header {{field}} needs 1 to {{max}} characters.',
    'يجب أن تحتوي الترويسة {{field}} على 1 إلى {{max}} من الأحرف.',
  ],

  'notifications.order_placed.title': ['New order {{number}}', 'طلب جديد {{number}}'],
  'notifications.order_placed.body': ['{{name}} has placed an order.', 'قدّم {{name}} طلبًا.'],
});
