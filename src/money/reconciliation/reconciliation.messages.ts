import { messagePairs } from '#kit/language/messages';

export const reconciliationMessages = messagePairs({
  'errors.difference_gone': [
    'This difference has ended. Please reload the list.',
    'انتهى هذا الاختلاف. يرجى إعادة تحميل القائمة.',
  ],
  'errors.action_not_allowed': [
    'This action is not possible now. The difference lists what is.',
    'هذا الإجراء غير ممكن الآن. يعرض الاختلاف الإجراءات الممكنة.',
  ],
  'messages.difference_repaired': ['The difference has ended.', 'انتهى الاختلاف.'],
  'messages.reconciliation_started': [
    'Payments are being compared with the processors.',
    'تجري مقارنة الدفعات مع جهات الدفع.',
  ],
});
