import { messagePairs } from '#kit/language/messages';

export const slotMessages = messagePairs({
  'errors.scheduling_unavailable': [
    'The kitchen takes no orders for later. Order for now.',
    'لا يقبل المطبخ طلبات لوقت لاحق. اطلب الآن.',
  ],
  'errors.slot_not_offered': [
    'The kitchen does not offer this time. Choose another one.',
    'لا يتيح المطبخ هذا الموعد. اختر موعدًا آخر.',
  ],
  'errors.slot_full': [
    'The kitchen has no place left at this time. Choose another one.',
    'لا يوجد مكان متبقٍّ لدى المطبخ في هذا الموعد. اختر موعدًا آخر.',
  ],
  'validation.slot_days': [
    '{{field}} must be at most {{days}} days after `from`.',
    'يجب أن يكون {{field}} خلال {{days}} أيام من `from`.',
  ],
  'validation.slot_days_order': ['{{field}} must not be before `from`.', 'يجب ألا يكون {{field}} قبل `from`.'],

  'notifications.order_late_for_slot.title': ['Order {{number}} was paid late', 'دُفع الطلب {{number}} متأخرًا'],
  'notifications.order_late_for_slot.body': [
    'It cannot be ready in its slot, and no later one is free. Call {{name}}.',
    'لا يمكن تجهيزه في فترته، ولا توجد فترة لاحقة متاحة. اتصل بـ {{name}}.',
  ],
});
