import { messagePairs } from '#kit/language/messages';

export const accountMessages = messagePairs({
  'messages.member_registered': ['Welcome! Your account is ready.', 'مرحبًا بك! حسابك جاهز.'],
  'messages.account_closed': ['Your account has been closed.', 'تم إغلاق حسابك.'],
  'errors.member_not_found': ['The member was not found.', 'لم يتم العثور على العضو.'],
});
