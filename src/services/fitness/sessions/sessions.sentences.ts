import { sentencePairs } from '#kit/language/sentences';

export const sessionsSentences = sentencePairs({
  'errors.no_open_session': ['No session is under way.', 'لا توجد جلسة جارية.'],
  'errors.session_full': ['A session takes no more exercises.', 'لا تتسع الجلسة لمزيد من التمارين.'],
});
