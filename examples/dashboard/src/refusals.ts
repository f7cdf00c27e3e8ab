import { type Sentence, words } from '#kit/language';
import { sentenceFor } from '#kit/refusals';

export const refusals: Record<string, Sentence> = {
  ai_tokens_used_up: ['The budget of the assistant is used up for today.', 'استُنفدت ميزانية المساعد لهذا اليوم.'],
  answer_under_way: [
    'An answer is being written in this conversation. Wait for it or stop it.',
    'تُكتب إجابة في هذه المحادثة الآن. انتظرها أو أوقفها.',
  ],
  assistant_failed: [
    'The assistant cannot be reached. Send the message again.',
    'لا يمكن الوصول إلى المساعد. أرسل الرسالة مرة أخرى.',
  ],
  assistant_unavailable: ['The assistant is not set up here.', 'المساعد غير مُعدّ هنا.'],
  payment_required: ['It is not paid yet.', 'لم يُدفع ثمنه بعد.'],
  proposal_decided: ['This was decided before.', 'اتُّخذ القرار في هذا من قبل.'],
  proposal_expired: ['It is too late for this. Ask for it again.', 'فات أوان هذا. اطلبه مرة أخرى.'],
  proposal_under_way: ['This is being done already.', 'هذا قيد التنفيذ بالفعل.'],
  reason_required: ['Please give a reason.', 'يرجى ذكر السبب.'],
  transition_forbidden: ['This step is made by the office.', 'هذه الخطوة يقوم بها المكتب.'],
  transition_not_allowed: ['The order has moved on meanwhile.', 'انتقل الطلب إلى خطوة أخرى في هذه الأثناء.'],
};

const say = words({ unknown: ['This cannot be done now ({code}).', 'لا يمكن تنفيذ ذلك الآن ({code}).'] });

/** Why a move cannot be made now. */
export const reasonFor = (code: string): string => sentenceFor(code) ?? say('unknown', { code });
