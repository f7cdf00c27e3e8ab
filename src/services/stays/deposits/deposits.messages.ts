import { messagePairs } from '#kit/language/messages';

export const depositsMessages = messagePairs({
  'errors.deposit_settled': ['The deposit was returned already.', 'سبق أن أُعيد مبلغ التأمين.'],
  'errors.deposit_exceeded': [
    'This is more than what is left of the paid deposit. Choose a smaller amount.',
    'هذا المبلغ أكبر من المتبقي من مبلغ التأمين المدفوع. اختر مبلغًا أقل.',
  ],
  'messages.deposit_changed': ['The deposit was updated.', 'تم تحديث مبلغ التأمين.'],
  'mail.deposit_returned.subject': ['The deposit of your booking {{reference}}', 'مبلغ التأمين لحجزك {{reference}}'],
  'mail.deposit_returned.text': [
    'Thank you for staying with us. We are returning {{amount}} of the deposit of your booking {{reference}}.',
    'شكرًا لإقامتك لدينا. نعيد إليك {{amount}} من مبلغ التأمين لحجزك {{reference}}.',
  ],
  'mail.deposit_returned.kept': [
    'We keep {{kept}} of it. Reason: {{reason}}',
    'نحتفظ منه بمبلغ {{kept}}. السبب: {{reason}}',
  ],
  'mail.deposit_returned.kept_whole': [
    'We keep {{kept}} of the deposit of your booking {{reference}}. Reason: {{reason}}',
    'نحتفظ بمبلغ {{kept}} من مبلغ التأمين لحجزك {{reference}}. السبب: {{reason}}',
  ],
  'mail.deposit_returned.deposit': ['Deposit', 'مبلغ التأمين'],
  'mail.deposit_returned.kept_label': ['Kept', 'المبلغ المحتفظ به'],
  'mail.deposit_returned.returned': ['Returned', 'المبلغ المُعاد'],
});
