import { messagePairs } from '#kit/language/messages';

export const confirmationsMessages = messagePairs({
  'confirmation.change': ['“{{title}}” will be done.', 'سيتم تنفيذ «{{title}}».'],
  'confirmation.change_with': [
    '“{{title}}” will be done with these values: {{values}}.',
    'سيتم تنفيذ «{{title}}» بهذه القيم: {{values}}.',
  ],
  'confirmation.change_value': ['{{field}}: {{value}}', '{{field}}: {{value}}'],
  'confirmation.text': ['“{{text}}”', '«{{text}}»'],
  'confirmation.separator': ['; ', '؛ '],
  'confirmation.list_separator': [', ', '، '],
  'confirmation.yes': ['yes', 'نعم'],
  'confirmation.no': ['no', 'لا'],
  'confirmation.nothing': ['nothing', 'لا شيء'],
  'confirmation.confirm': ['Make this change', 'تنفيذ هذا التغيير'],
  'confirmation.confirm_description': [
    'Nothing is changed unless this is set.',
    'لا يتغيّر أي شيء ما لم يتم اختيار هذا.',
  ],
  'errors.confirmation_unavailable': [
    'This change has to be confirmed, which your client cannot ask for. Make it in the dashboard, or change the setting mcp_confirm there.',
    'يجب تأكيد هذا التغيير، وبرنامجك لا يستطيع طلب التأكيد. نفّذه من لوحة التحكم، أو غيّر الإعداد mcp_confirm هناك.',
  ],
  'errors.confirmation_declined': [
    'The change was not confirmed. Nothing was changed.',
    'لم يتم تأكيد التغيير. لم يتغيّر أي شيء.',
  ],
  'errors.confirmation_used': [
    'This confirmation was used before. Nothing was changed by this call. Call the tool again to ask for a new one.',
    'سبق استخدام هذا التأكيد. لم يغيّر هذا الاستدعاء أي شيء. استدعِ الأداة من جديد لطلب تأكيد آخر.',
  ],
  'errors.confirmation_mismatch': [
    'The confirmation is for another call. Nothing was changed. Call the tool again to ask for a new one.',
    'هذا التأكيد لاستدعاء آخر. لم يتغيّر أي شيء. استدعِ الأداة من جديد لطلب تأكيد آخر.',
  ],
  'errors.confirmation_not_allowed': [
    'Your account or its key may no longer make this change. Nothing was changed.',
    'لم يعد يحق لحسابك أو لمفتاحه تنفيذ هذا التغيير. لم يتغيّر أي شيء.',
  ],
  'errors.confirmation_too_large': [
    'These arguments are too large to be shown for a confirmation. Nothing was changed. Send less at once, or make the change in the dashboard.',
    'هذه القيم أكبر من أن تُعرض للتأكيد. لم يتغيّر أي شيء. أرسل أقل في المرة الواحدة، أو نفّذ التغيير من لوحة التحكم.',
  ],
});
