import { Refused } from 'quintet-clients/answers';
import { type Sentence, words } from './language';

const SENTENCES = {
  page_not_allowed: ['The server does not know this site.', 'الخادم لا يعرف هذا الموقع.'],
  not_found: ['It is not there any more.', 'لم يعد موجودًا.'],
  payment_required: ['It is not paid yet.', 'لم يُدفع ثمنه بعد.'],
  permission_required: ['Your account may not do this.', 'حسابك لا يملك هذه الصلاحية.'],
  rate_limited: ['Too many attempts. Try again in {minutes} min.', 'محاولات كثيرة. حاول مجددًا بعد {minutes} د.'],
  reason_required: ['Please give a reason.', 'يرجى ذكر السبب.'],
  server_busy: ['The server is busy. Try again in a moment.', 'الخادم مشغول. حاول بعد لحظات.'],
  sign_in_failed: ['E-mail address and password do not match.', 'البريد الإلكتروني وكلمة المرور غير متطابقين.'],
  sign_in_required: ['Please sign in.', 'يرجى تسجيل الدخول.'],
  token_expired: ['Your session has ended. Please sign in again.', 'انتهت جلستك. يرجى تسجيل الدخول مجددًا.'],
  transition_forbidden: ['This step is made by the office.', 'هذه الخطوة يقوم بها المكتب.'],
  transition_not_allowed: ['The order has moved on meanwhile.', 'انتقل الطلب إلى خطوة أخرى في هذه الأثناء.'],
  unreachable: ['The server cannot be reached.', 'يتعذر الوصول إلى الخادم.'],
  unknown: ['This could not be done ({code}).', 'تعذر تنفيذ ذلك ({code}).'],
} satisfies Record<string, Sentence>;

const say = words(SENTENCES);
const isKnown = (code: string): code is keyof typeof SENTENCES => code in SENTENCES;

/** What a code of the service means to whoever stands before this page. */
export const wordsOf = (code: string, minutes = 1): string =>
  isKnown(code) ? say(code, { minutes }) : say('unknown', { code });

/** Whatever went wrong, as a sentence. Of wrong fields the service says itself what is wrong, in the reader's language. */
export function sentenceOf(error: unknown): string {
  if (error instanceof TypeError) return say('unreachable');
  if (!(error instanceof Refused)) throw error;
  const fields = Object.values(error.failure?.errors ?? {}).flat();
  if (fields.length > 0) return fields.join(' ');
  return wordsOf(error.code, Math.ceil((error.retryAfterSeconds ?? 60) / 60));
}
