import { messagePairs } from '#kit/language/messages';

export const simulatorMessages = messagePairs({
  'simulator.title': ['Payment simulator', 'محاكي الدفع'],
  'simulator.stripe': ['Card', 'بطاقة'],
  'simulator.paypal': ['Wallet', 'محفظة'],
  'simulator.order': ['Order {{reference}}', 'الطلب {{reference}}'],
  'simulator.note': [
    'This page simulates a payment processor. No money moves.',
    'هذه الصفحة بديل عن جهة الدفع، ولا يُحوَّل أي مبلغ.',
  ],
  'simulator.pay': ['Pay {{amount}}', 'ادفع {{amount}}'],
  'simulator.decline': ['Decline', 'رفض الدفع'],
  'simulator.back': ['Back to the site', 'العودة إلى الموقع'],
  'simulator.approved': ['You agreed to pay.', 'وافقتَ على الدفع.'],
  'simulator.paid': ['This is paid.', 'تم الدفع.'],
  'simulator.failed': ['This was declined.', 'رُفض الدفع.'],
  'simulator.expired': ['The time to pay is over.', 'انتهت مهلة الدفع.'],
});
