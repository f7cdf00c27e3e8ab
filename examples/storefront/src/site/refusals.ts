import { Refused } from 'quintet-clients/answers';
import { h } from './element';
import { filled, type Sentence, type Values, words } from './language';

const w = words({
  away: ['We cannot be reached just now. Please try again.', 'لا يمكن الوصول إلينا الآن. يُرجى المحاولة مرة أخرى.'],
  ours: ['Something went wrong on our side. Please try again.', 'حدث خطأ من جهتنا. يُرجى المحاولة مرة أخرى.'],
  close: ['Close', 'إغلاق'],
});

/** What the site says to a refusal, by its `code`. A part adds its own. */
const sentences: Record<string, Sentence> = {
  not_found: ['This is not here any more.', 'لم يعد هذا موجودًا.'],
  validation_failed: ['Please look at the marked fields.', 'يُرجى مراجعة الحقول المحددة.'],
  sign_in_required: ['Please sign in.', 'يُرجى تسجيل الدخول.'],
  token_expired: ['Please sign in again.', 'يُرجى تسجيل الدخول من جديد.'],
  rate_limited: [
    'That was a bit much. Please wait {seconds} seconds.',
    'محاولات كثيرة. يُرجى الانتظار {seconds} ثانية.',
  ],
};

export const knowRefusals = (more: Record<string, Sentence>): unknown => Object.assign(sentences, more);

/** What went wrong, for the visitor: the site's sentence for its code, or the service's own. */
export function say(failure: unknown): string {
  if (!(failure instanceof Refused)) return failure instanceof TypeError ? w('away') : w('ours');
  const sentence = sentences[failure.code];
  if (sentence) return filled(sentence, { ...detailsOf(failure), seconds: failure.retryAfterSeconds ?? 60 });
  // Some services put a key such as `errors.closed` where others have a sentence.
  return failure.status < 500 && failure.message.includes(' ') ? failure.message : w('ours');
}

const detailsOf = ({ failure }: Refused): Values =>
  ((failure as { details?: Values | null } | undefined)?.details ?? {}) satisfies Values;

const TOLD_MS = 5_000;

/** Says it at the foot of any page, for a while or until it is closed. */
export function tell(sentence: string): void {
  document.querySelector('.told')?.remove();
  const told = h('div', { class: 'told', role: 'alert' }, sentence);
  told.append(h('button', { type: 'button', 'aria-label': w('close'), onclick: () => told.remove() }, '×'));
  document.body.append(told);
  setTimeout(() => told.remove(), TOLD_MS);
}
