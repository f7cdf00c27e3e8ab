import { messagePairs } from '#kit/language/messages';

export const sessionsMessages = messagePairs({
  'errors.no_open_session': ['There is no open session.', 'لا توجد جلسة جارية.'],
  'errors.session_open': [
    'A session of another workout is open. Finish or discard it first.',
    'توجد جلسة جارية لتمرين آخر. أنهِها أو ألغِها أولًا.',
  ],
  'errors.session_full': [
    'The session already has the maximum number of exercises.',
    'بلغت الجلسة الحد الأقصى من التمارين.',
  ],
});
