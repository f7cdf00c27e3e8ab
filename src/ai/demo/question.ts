import type { Language } from '#kit/language/language';
import { searchText, searchWords } from '#kit/language/search-text';

/** Longer than any message of an account. */
const MAX_LENGTH = 8000;

const ARABIC_LETTER = /[\u0621-\u064a]/;

const ENGLISH_STOP_WORDS =
  'a an the of in on at for to from by with and or is are was were be been do does did have has had can could will would i me we us you it its they them this that these those there here what which who when where how many much please tell show give get list see find look want need let know today now all any some about number count up as into new latest recent current';
const ARABIC_STOP_WORDS =
  'ما ماذا هل كم من في على عن الى إلى مع هو هي هم هذا هذه ذلك تلك التي الذي كل بعض أي اي لي لنا لو أن ان قد كان يوجد هناك اعرض أعرض أرني ارني اظهر أظهر اذكر هات أعطني اعطني أريد اريد أخبرني اخبرني قائمة عدد اليوم الآن فضلك يمكن';

/** Imperatives of changes. */
const ENGLISH_CHANGES =
  'set change update mark make pause resume open close cancel confirm complete publish unpublish hide archive restore delete remove add create assign approve reject log record reschedule block send move grade reply';
const ARABIC_CHANGES =
  'غير غيّر عدل عدّل حدث حدّث اجعل ضع اضبط أوقف اوقف استأنف افتح أغلق اغلق ألغ الغ ألغي الغي أكد اكد أكمل اكمل انشر أخف اخف أرشف ارشف استعد احذف أزل أضف اضف أنشئ انشئ عين عيّن وافق ارفض سجل سجّل احجب أرسل ارسل انقل';

/** Values of fields in English by the Arabic words for them. */
const ARABIC_VALUES: Readonly<Record<string, string>> = {
  'مؤكد مؤكدة مؤكده': 'confirmed',
  'ملغى ملغي ملغاة': 'cancelled',
  'جاهز جاهزة': 'ready',
  'جديد جديدة': 'new',
  'منشور منشورة': 'published',
  'مخفي مخفية': 'hidden',
  'مسودة مسوده': 'draft',
  'مؤرشف مؤرشفة': 'archived',
  'مباع مباعة': 'sold',
  'مؤجر مؤجرة': 'rented',
  'مغلق مغلقة': 'closed',
  'مكتمل مكتملة': 'complete',
  'معلق معلقة': 'pending',
  'انشر نشر': 'publish',
  'أكد اكد تأكيد': 'confirm',
  'ألغ الغ إلغاء': 'cancel',
  'متاح متوفر': 'available',
};

/** The parts of a message that can be recognised without a language model. */
export interface Question {
  language: Language;
  /** Stems of the words, without stop words. */
  stems: ReadonlySet<string>;
  /** Stems of all words, in order. */
  words: readonly string[];
  /** Whether it begins with an imperative and names a record or a value. */
  isChange: boolean;
  /** Whether it asks for a number. */
  isCount: boolean;
  /** Whether it asks for own records. */
  isOwn: boolean;
  numbers: readonly number[];
  /** Texts in quotation marks. */
  quotes: readonly string[];
  /** References such as `BK-7F3A`. */
  references: readonly string[];
}

export function readQuestion(whole: string): Question {
  const text = whole.slice(0, MAX_LENGTH);
  const language = ARABIC_LETTER.test(text) ? 'ar' : 'en';
  const plain = searchWords(text.replace(/[^\p{L}\p{M}\p{N}_\s-]/gu, ' '));
  const words = plain.map(stem);
  const first = plain.find(word => word !== 'please' && word !== 'رجاء' && word !== 'ارجو');
  const numbers = plain.filter(word => /^\d{1,9}$/.test(word)).map(Number);
  const quotes = [...text.matchAll(/["'«“]([^"'«»“”]{2,80})["'»”]/g)].map(([, quoted]) => quoted!.trim());
  const references = (text.match(/[\w-]+/g) ?? []).flatMap(referenceIn);
  return {
    language,
    stems: new Set(words.filter(word => !STOP_STEMS.has(word) && !/^\d+$/.test(word))),
    words: words.map(word => VALUE_STEMS.get(word) ?? word),
    isChange: first !== undefined && CHANGES.has(first) && numbers.length + quotes.length + references.length > 0,
    isCount:
      /\b(how many|how much|number of|count|total|statistics?|figures|summary|overview|report)\b|كم|عدد|إجمالي|مجموع|إحصاء/i.test(
        text,
      ),
    isOwn: /\b(my|mine|own)\b|لي\b|خاص بي|حسابي/i.test(text),
    numbers,
    quotes,
    references,
  };
}

/** Capitals and digits, at least one of each, such as `BK-7F3A`. */
function referenceIn(word: string): string[] {
  const [reference] = /^-*([A-Z0-9]+(?:-[A-Z0-9]+)*)(?=-*$)/.exec(word)?.slice(1) ?? [];
  return reference !== undefined && /\d/.test(reference) && /[A-Z]/.test(reference) ? [reference] : [];
}

/** Removes common endings and the Arabic article, so that singular and plural have the same stem. */
export function stem(word: string): string {
  const term = searchText(word);
  if (ARABIC_LETTER.test(term)) {
    const bare = term.replace(/^(?:[وفبك]?ال|لل)(?=..)/, '');
    return bare.replace(/(?<=...)(?:ه|ا|ي)$/, '').replace(/(?<=...)(?:يات|ات|ون|ين)$/, '');
  }
  return term
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=...)(?:es|s)$/, match => (match === 'es' ? 'e' : ''))
    .replace(/(?<=...)(?:ed|ing|e)$/, '')
    .replace(/([b-df-hj-np-tv-z])\1$/, '$1');
}

const stemsOf = (words: string): string[] => searchWords(words).map(stem);

const STOP_STEMS: ReadonlySet<string> = new Set([...stemsOf(ENGLISH_STOP_WORDS), ...stemsOf(ARABIC_STOP_WORDS)]);
/** Words of requests in either language, such as "show" and "set". @param word folded by `searchText` */
export const isRequestWord = (word: string): boolean => STOP_STEMS.has(stem(word)) || CHANGES.has(word);

const CHANGES: ReadonlySet<string> = new Set([...searchWords(ENGLISH_CHANGES), ...searchWords(ARABIC_CHANGES)]);
const VALUE_STEMS: ReadonlyMap<string, string> = new Map(
  Object.entries(ARABIC_VALUES).flatMap(([arabic, english]) => stemsOf(arabic).map(word => [word, stem(english)])),
);
