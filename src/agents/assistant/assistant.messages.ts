import { fieldLabels } from '#kit/language/labels';
import { mergeMessages, messagePairs } from '#kit/language/messages';

const messages = messagePairs({
  'errors.assistant_unavailable': [
    'The assistant is not set up on this server.',
    'لم يتم إعداد المساعد على هذا الخادم.',
  ],
  'errors.assistant_failed': [
    'The assistant cannot answer at the moment. Send the message again.',
    'يتعذّر على المساعد الرد حاليًا. أرسل الرسالة مرة أخرى.',
  ],
  'errors.answer_under_way': [
    'The assistant is still answering in this conversation. Wait for the answer or stop it.',
    'ما زال المساعد يرد في هذه المحادثة. انتظر الرد أو أوقفه.',
  ],
  'errors.proposal_expired': [
    'The proposal can no longer be confirmed. Ask the assistant for a new one.',
    'لم يعد بالإمكان تأكيد هذا الاقتراح. اطلب من المساعد اقتراحًا جديدًا.',
  ],
  'errors.proposal_decided': ['The proposal was confirmed or declined before.', 'سبق تأكيد هذا الاقتراح أو رفضه.'],
  'errors.proposal_under_way': [
    'The change is being made. Please wait a moment.',
    'يجري تنفيذ التغيير. يرجى الانتظار قليلًا.',
  ],
  'errors.proposal_interrupted': [
    'The server stopped during the change. Look at the record to see whether it was made.',
    'توقّف الخادم أثناء التغيير. راجع السجل لمعرفة ما إذا تم تنفيذه.',
  ],
  'validation.assistant_days': [
    '{{field}} must be a whole number from 1 to 3650.',
    'يجب أن يكون {{field}} عددًا صحيحًا من 1 إلى 3650.',
  ],
  'messages.ai_chat_changed': ['The conversation is saved.', 'تم حفظ المحادثة.'],
  'messages.ai_chat_deleted': ['The conversation is deleted.', 'تم حذف المحادثة.'],
  'messages.ai_answer_stopped': ['The answer is stopped.', 'تم إيقاف الرد.'],
  'messages.ai_proposal_done': ['The change is made.', 'تم تنفيذ التغيير.'],
  'messages.ai_proposal_failed': ['The change could not be made.', 'تعذّر تنفيذ التغيير.'],
  'messages.ai_proposal_declined': ['The proposal is declined.', 'تم رفض الاقتراح.'],
});

const labels = fieldLabels({
  before: ['Before', 'قبل'],
  model: ['Model', 'النموذج'],
  proposal: ['Proposal', 'الاقتراح'],
  text: ['Text', 'النص'],
});

export const assistantMessages = mergeMessages(messages, labels);
