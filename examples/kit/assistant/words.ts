import { words } from '../language';

export const w = words({
  assistant: ['Assistant', 'المساعد'],
  close: ['Close', 'إغلاق'],
  new: ['New conversation', 'محادثة جديدة'],
  list: ['Conversations', 'المحادثات'],
  back: ['Back to the conversation', 'العودة إلى المحادثة'],
  none: ['No conversation yet.', 'لا محادثات بعد.'],
  more: ['Show more', 'عرض المزيد'],
  earlier: ['Earlier messages', 'رسائل أقدم'],
  remove: ['Delete: {title}', 'حذف: {title}'],
  removeTitle: ['Delete the conversation?', 'هل تريد حذف المحادثة؟'],
  removeHint: ['It is deleted for good, with its messages.', 'تُحذف نهائيًا مع كل رسائلها.'],
  removeButton: ['Delete', 'حذف'],
  messages: ['Messages', 'الرسائل'],
  you: ['You', 'أنت'],
  label: ['Your message', 'رسالتك'],
  placeholder: ['Ask a question …', 'اكتب سؤالك …'],
  send: ['Send', 'إرسال'],
  stop: ['Stop', 'إيقاف'],
  again: ['Send again', 'إرسال مرة أخرى'],
  model: ['Model', 'النموذج'],
  unavailable: ['{model} (not available)', '{model} (غير متاح)'],
  caution: ['It can be wrong. It changes nothing before you confirm.', 'قد يخطئ. ولا يغيّر شيئًا قبل تأكيدك.'],
  hello: ['What would you like to know?', 'ماذا تريد أن تعرف؟'],
  writing: ['Writing …', 'يكتب …'],
  written: ['The answer is complete.', 'اكتملت الإجابة.'],
  elsewhere: ['An answer is being written in another window.', 'تُكتب إجابة الآن في نافذة أخرى.'],
  stopped: ['Stopped.', 'تم الإيقاف.'],
  interrupted: ['The answer was interrupted.', 'انقطعت الإجابة.'],
  failed: ['There was no answer.', 'لم تصل إجابة.'],
  usedUp: [
    'The budget of the assistant is used up. Try again after {time}.',
    'استُنفدت ميزانية المساعد. حاول بعد {time}.',
  ],
  limited: ['You have sent many messages. Try again after {time}.', 'أرسلت رسائل كثيرة. حاول بعد {time}.'],
  proposal: ['Proposed change', 'تغيير مقترح'],
  confirm: ['Confirm', 'تأكيد'],
  decline: ['Decline', 'رفض'],
  doneWith: ['“{title}” will be done with these values:', 'سيتم تنفيذ «{title}» بهذه القيم:'],
  doneAlone: ['“{title}” will be done.', 'سيتم تنفيذ «{title}».'],
  showAll: ['Show all {count} letters', 'عرض كل الحروف وعددها {count}'],
  openFirst: ['Show all values before you confirm.', 'اعرض كل القيم قبل التأكيد.'],
  until: ['Can be confirmed until {time}.', 'يمكن تأكيده حتى {time}.'],
});

export const stepState = words({
  running: ['{title} …', '{title} …'],
  done: ['{title}', '{title}'],
  failed: ['{title}: failed', '{title}: تعذّر'],
  proposed: ['Proposed: {title}', 'مقترح: {title}'],
});

/** What became of a proposal. */
export const proposalState = words({
  pending: ['Waiting for you', 'بانتظارك'],
  running: ['Under way', 'قيد التنفيذ'],
  done: ['Done', 'تم التنفيذ'],
  failed: ['Failed', 'تعذّر التنفيذ'],
  declined: ['Declined', 'مرفوض'],
  expired: ['Expired', 'انتهت المهلة'],
});
