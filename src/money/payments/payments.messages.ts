import { fieldLabels } from '#kit/language/labels';
import { mergeMessages, messagePairs } from '#kit/language/messages';

const messages = messagePairs({
  'errors.payment_unavailable': [
    'The payment page cannot be opened right now. Please try again.',
    'تعذّر فتح صفحة الدفع الآن. يرجى المحاولة مرة أخرى.',
  ],
  'errors.payment_in_progress': [
    'Your payment is under way. The processor can take some days to confirm it; you need not pay again.',
    'دفعتك قيد المعالجة. قد يستغرق تأكيدها بضعة أيام، ولا حاجة إلى الدفع مرة أخرى.',
  ],
  'errors.amount_too_small': [
    'The amount is too small for this way to pay. Choose another one, or add something.',
    'المبلغ أصغر من أن يُدفع بهذه الطريقة. اختر طريقة أخرى أو أضف شيئًا.',
  ],
  'errors.payment_refused': [
    'The processor does not accept this payment. Choose another way to pay, or contact us.',
    'لا تقبل جهة الدفع هذه الدفعة. اختر طريقة دفع أخرى أو تواصل معنا.',
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
  'notifications.payment_refund_returned.title': [
    'The refund of {{reference}} came back',
    'ارتدّ المبلغ المُعاد لـ {{reference}}',
  ],
  'notifications.payment_refund_returned.body': [
    '{{provider}} could not pay out {{amount}} ({{reason}}), so it is owed again. Request it again, or return it in another way.',
    'تعذّر على {{provider}} تسليم {{amount}} ({{reason}})، فأصبح المبلغ مستحقًا من جديد. اطلب إعادته مرة أخرى أو أعده بطريقة أخرى.',
  ],
  'notifications.payment_disputed.title': ['{{reference}} is disputed', 'اعتُرض على دفعة {{reference}}'],
  'notifications.payment_disputed.body': [
    '{{amount}} by {{provider}} is disputed. Reason: {{reason}}. Respond at the processor by: {{due_by}}.',
    'اعتُرض على {{amount}} عبر {{provider}}. السبب: {{reason}}. آخر موعد للرد لدى جهة الدفع: {{due_by}}.',
  ],
  'notifications.payment_dispute_won.title': [
    'The dispute of {{reference}} was decided for you',
    'حُسم الاعتراض على {{reference}} لصالحكم',
  ],
  'notifications.payment_dispute_won.body': [
    '{{amount}} by {{provider}} stays yours, or was returned to you.',
    'بقي مبلغ {{amount}} عبر {{provider}} لكم أو أُعيد إليكم.',
  ],
  'notifications.payment_dispute_lost.title': [
    'The dispute of {{reference}} was lost',
    'خُسر الاعتراض على {{reference}}',
  ],
  'notifications.payment_dispute_lost.body': [
    '{{provider}} keeps {{amount}} for the payer.',
    'احتفظت {{provider}} بمبلغ {{amount}} لصالح الدافع.',
  ],
  'notifications.payment_event_unread.title': [
    'A report about {{reference}} is not understood',
    'بلاغ غير مفهوم عن {{reference}}',
  ],
  'notifications.payment_event_unread.body': [
    '{{provider}} reports “{{kind}}”, which changes nothing here. Look at the payment there.',
    'أبلغ {{provider}} عن «{{kind}}»، ولم يتغير شيء هنا. يرجى مراجعة الدفعة هناك.',
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

const words = fieldLabels({
  payment_method: ['Payment method', 'طريقة الدفع'],
  provider: ['Payment provider', 'مزوّد الدفع'],
});

export const paymentsMessages = mergeMessages(messages, words);
