import { sentencePairs } from '#kit/language/sentences';

export const paymentsSentences = sentencePairs({
  'errors.payment_unavailable': [
    'The payment page cannot be opened right now. Please try again.',
    'تعذّر فتح صفحة الدفع الآن. يرجى المحاولة مرة أخرى.',
  ],
  'validation.return_url': [
    '{{field}} must be on an allowed origin: one of CORS_ORIGIN, or that of the site.',
    'يجب أن يكون {{field}} على أحد النطاقات المسموح بها: أحد نطاقات CORS_ORIGIN أو نطاق الموقع.',
  ],
  'errors.not_payable': ['There is nothing left to pay here.', 'لا يوجد مبلغ مستحق للدفع هنا.'],
  'errors.signature_invalid': ['The call is not properly signed.', 'توقيع الطلب غير صالح.'],
  'errors.verification_unavailable': [
    'The signature cannot be checked right now. Please send it again.',
    'تعذّر التحقق من التوقيع الآن. يرجى إعادة الإرسال.',
  ],
  'notifications.payment_mismatch.title': [
    'A payment of {{reference}} does not match',
    'دفعة {{reference}} غير مطابقة',
  ],
  'notifications.payment_mismatch.body': [
    '{{provider}} reports {{received}} where {{expected}} was asked. Nothing was changed.',
    'أبلغ {{provider}} عن {{received}} بينما المطلوب {{expected}}. لم يتغير شيء.',
  ],
  'notifications.payment_second.title': ['{{reference}} was paid twice', 'دُفع {{reference}} مرتين'],
  'notifications.payment_second.body': [
    'A second payment of {{amount}} by {{provider}} has to go back.',
    'يجب إعادة دفعة ثانية بقيمة {{amount}} عبر {{provider}}.',
  ],
  'notifications.payment_late.title': ['A payment for {{reference}} came too late', 'وصلت دفعة {{reference}} متأخرة'],
  'notifications.payment_late.body': [
    '{{amount}} by {{provider}} arrived after it was given up, and has to go back.',
    'وصل مبلغ {{amount}} عبر {{provider}} بعد الإلغاء، ويجب إعادته.',
  ],
  'notifications.payment_partially_refunded.title': [
    '{{reference}} was refunded in part',
    'أُعيد جزء من دفعة {{reference}}',
  ],
  'notifications.payment_partially_refunded.body': [
    '{{provider}} has given back {{amount}} of {{total}} so far.',
    'أعاد {{provider}} حتى الآن {{amount}} من أصل {{total}}.',
  ],
  'notifications.payment_refund_failed.title': ['The refund of {{reference}} failed', 'تعذّرت إعادة دفعة {{reference}}'],
  'notifications.payment_refund_failed.body': [
    '{{provider}} did not give back {{amount}} ({{reason}}). It is tried again.',
    'لم يُعِد {{provider}} مبلغ {{amount}} ({{reason}}). ستتكرر المحاولة.',
  ],
  'notifications.payment_unknown.title': [
    'A payment for {{reference}} is not ours',
    'دفعة غير معروفة لـ {{reference}}',
  ],
  'notifications.payment_unknown.body': [
    '{{provider}} reports money of a payment that was never opened here. Nothing was changed.',
    'أبلغ {{provider}} عن مبلغ لدفعة لم تُفتح هنا. لم يتغير شيء.',
  ],
  'notifications.payment_reconciliation.title': [
    '{{count}} payments differ from the processors',
    '{{count}} من الدفعات تختلف عن بيانات جهات الدفع',
  ],
  'notifications.payment_reconciliation.body': ['Please look at {{references}}.', 'يرجى مراجعة {{references}}.'],
});
