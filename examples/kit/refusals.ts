import { Refused } from 'quintet-clients/answers';
import { filled, type Sentence, type Values } from './language';

const AWAY: Sentence = [
  'We cannot be reached just now. Please try again.',
  'لا يمكن الوصول إلينا الآن. يُرجى المحاولة مرة أخرى.',
];
const FAILED: Sentence = [
  'Something went wrong on our side. Please try again.',
  'حدث خطأ من جهتنا. يُرجى المحاولة مرة أخرى.',
];

/** What a site says to a refusal, by its `code`. */
const sentences: Record<string, Sentence> = {
  not_found: ['This does not exist any more.', 'لم يعد هذا موجودًا.'],
  validation_failed: ['Please check the marked fields.', 'يُرجى مراجعة الحقول المحددة.'],
  sign_in_required: ['Please sign in.', 'يُرجى تسجيل الدخول.'],
  sign_in_failed: ['E-mail or password is wrong.', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.'],
  token_expired: ['Your session has ended. Please sign in again.', 'انتهت جلستك. يُرجى تسجيل الدخول من جديد.'],
  permission_required: ['Your account may not do this.', 'حسابك لا يملك هذه الصلاحية.'],
  page_not_allowed: ['The server does not know this site.', 'الخادم لا يعرف هذا الموقع.'],
  server_busy: ['The server is busy. Try again in a moment.', 'الخادم مشغول. حاول بعد لحظات.'],
  rate_limited: ['Too many attempts. Please wait {seconds} seconds.', 'محاولات كثيرة. يُرجى الانتظار {seconds} ثانية.'],
};

/** Adds the sentences of a site. */
export const knowRefusals = (more: Record<string, Sentence>): unknown => Object.assign(sentences, more);

/** What a code means to the reader; undefined where the site has no sentence for it. */
export const sentenceFor = (code: string, values: Values = {}): string | undefined =>
  sentences[code] && filled(sentences[code], values);

/** What went wrong, for the reader: the site's sentence for its code, or the service's message. */
export function say(failure: unknown): string {
  if (!(failure instanceof Refused)) return filled(failure instanceof TypeError ? AWAY : FAILED);
  const sentence = sentenceFor(failure.code, { ...detailsOf(failure), seconds: failure.retryAfterSeconds ?? 60 });
  if (sentence) return sentence;
  // Food and fitness put a key such as `errors.closed` in `message`, and the sentence in `text`.
  return failure.status < 500 && failure.failure ? (failure.failure.text ?? failure.message) : filled(FAILED);
}

/** The same where no field is marked: sentences of wrong fields as the service wrote them. */
export function sayAll(failure: unknown): string {
  const fields = failure instanceof Refused ? Object.values(failure.failure?.errors ?? {}).flat() : [];
  return fields.length > 0 ? fields.join(' ') : say(failure);
}

const detailsOf = ({ failure }: Refused): Values =>
  ((failure as { details?: Values | null } | undefined)?.details ?? {}) satisfies Values;
