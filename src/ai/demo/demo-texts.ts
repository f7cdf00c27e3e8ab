import type { Language } from '#kit/language/language';

interface DemoTexts {
  notice: string;
  nothingFits: string;
  empty: string;
  proposed: (title: string) => string;
  failed: (reason: string) => string;
  entries: (shown: number, total: number) => string;
  more: (count: number) => string;
  yes: string;
  no: string;
}

export const DEMO_TEXTS: Readonly<Record<Language, DemoTexts>> = {
  en: {
    notice:
      'I am the demo model and no language model: I look for the operation that fits your words and show its figures.',
    nothingFits: 'Connect a language model to ask freely; the demo model only answers prepared and simple questions.',
    empty: 'There are no entries.',
    proposed: title => `I propose this change: ${title}. Nothing has changed yet. Confirm or decline the proposal.`,
    failed: reason => `That did not work: ${reason}`,
    entries: (shown, total) => (shown < total ? `${total} entries, the first ${shown}:` : `${total} entries:`),
    more: count => `… and ${count} more figures`,
    yes: 'yes',
    no: 'no',
  },
  ar: {
    notice: 'أنا نموذج تجريبي ولست نموذجًا لغويًا: أبحث عن العملية التي تناسب كلماتك وأعرض أرقامها.',
    nothingFits: 'اربط نموذجًا لغويًا لتسأل بحرية، فالنموذج التجريبي يجيب عن أسئلة معدّة وبسيطة فقط.',
    empty: 'لا توجد سجلات.',
    proposed: title => `أقترح هذا التغيير: ${title}. لم يتغير شيء بعد. أكّد الاقتراح أو ارفضه.`,
    failed: reason => `تعذّر ذلك: ${reason}`,
    entries: (shown, total) =>
      shown < total ? `عدد السجلات: ${total}، وهذه أول ${shown} منها:` : `عدد السجلات: ${total}`,
    more: count => `… وأرقام أخرى عددها ${count}`,
    yes: 'نعم',
    no: 'لا',
  },
};
