import type { QuizSeed } from './classroom-data';
import type { Pair } from './texts';

const question = (prompt: Pair, options: readonly Pair[], right: readonly number[], explanation: Pair) => ({
  prompt,
  options,
  right,
  explanation,
});

/** One for every course that has none in `classroom-data`. */
export const moreQuizzes: readonly QuizSeed[] = [
  {
    course: 'apis-with-node',
    title: ['Promises of a service', 'وعود الخدمة'],
    passPercentage: 50,
    questions: [
      question(
        ['Two visitors want the last seat. Who decides?', 'زائران يريدان المقعد الأخير. من يقرر؟'],
        [
          ['The browser', 'المتصفح'],
          ['A constraint of the database', 'قيد في قاعدة البيانات'],
          ['The faster network', 'الشبكة الأسرع'],
        ],
        [2],
        ['A check in the program holds only for a moment.', 'الفحص في البرنامج لا يصح إلا لحظة.'],
      ),
      question(
        ['A booking arrives twice with the same key. What is returned?', 'وصل الحجز مرتين بالمفتاح نفسه. ماذا يُعاد؟'],
        [
          ['The first result', 'النتيجة الأولى'],
          ['A second booking', 'حجز ثانٍ'],
        ],
        [1],
        ['The key names one attempt.', 'المفتاح اسم لمحاولة واحدة.'],
      ),
    ],
  },
  {
    course: 'machine-learning-first-steps',
    title: ['Good guesses', 'تخمينات جيدة'],
    passPercentage: 50,
    questions: [
      question(
        ['Why do we hide a part of the examples?', 'لماذا نخفي جزءًا من الأمثلة؟'],
        [
          ['To save time', 'لتوفير الوقت'],
          ['To test on what the model has not seen', 'لنختبر بما لم يره النموذج'],
        ],
        [2],
        ['Otherwise we measure memory.', 'وإلا قسنا الذاكرة.'],
      ),
      question(
        ['What are signs of a tree that is too deep?', 'ما علامات الشجرة المتعمقة أكثر مما يجب؟'],
        [
          ['It fits every known example', 'تناسب كل مثال معروف'],
          ['It is worse on hidden examples', 'أسوأ في الأمثلة المخفية'],
          ['It has one question', 'فيها سؤال واحد'],
        ],
        [1, 2],
        ['It has learned the examples by heart.', 'لقد حفظت الأمثلة.'],
      ),
    ],
  },
  {
    course: 'interface-design-essentials',
    title: ['Seen at a glance', 'يُرى بلمحة'],
    passPercentage: 50,
    questions: [
      question(
        [
          'What stays as it is when a page turns right to left?',
          'ما الذي لا ينقلب عندما تصبح الصفحة من اليمين إلى اليسار؟',
        ],
        [
          ['Phone numbers', 'أرقام الهواتف'],
          ['The order of columns', 'ترتيب الأعمدة'],
          ['The play button', 'زر التشغيل'],
        ],
        [1, 3],
        ['Columns follow the direction of the text.', 'تتبع الأعمدة اتجاه النص.'],
      ),
      question(
        ['A button has to hold longer words. What grows?', 'على الزر أن يتسع لكلمات أطول. ما الذي يكبر؟'],
        [
          ['The button', 'الزر'],
          ['Nothing, the words are cut', 'لا شيء، تُقص الكلمات'],
        ],
        [1],
        ['Text is never as long twice.', 'لا يتساوى طول النص مرتين.'],
      ),
    ],
  },
  {
    course: 'arabic-typography',
    title: ['Letters and air', 'حروف وهواء'],
    passPercentage: 50,
    questions: [
      question(
        ['Which style suits long texts?', 'أي خط يناسب النصوص الطويلة؟'],
        [
          ['Naskh', 'النسخ'],
          ['Kufi', 'الكوفي'],
        ],
        [1],
        ['It reads well for hours.', 'مريح للقراءة ساعات.'],
      ),
      question(
        ['What tears an Arabic word apart?', 'ما الذي يمزق الكلمة العربية؟'],
        [
          ['A larger line height', 'ارتفاع سطر أكبر'],
          ['Letter spacing', 'تباعد الحروف'],
        ],
        [2],
        ['The letters have to join.', 'على الحروف أن تتصل.'],
      ),
    ],
  },
  {
    course: 'digital-marketing-plan',
    title: ['One page, one plan', 'صفحة واحدة وخطة واحدة'],
    passPercentage: 50,
    questions: [
      question(
        ['For whom do you plan first?', 'لمن تخطط أولًا؟'],
        [
          ['Everybody', 'للجميع'],
          ['One real customer', 'لعميل حقيقي واحد'],
        ],
        [2],
        ['Plans for everyone reach nobody.', 'الخطط التي للجميع لا تصل إلى أحد.'],
      ),
      question(
        ['Where does the next coin go?', 'أين يُنفق القرش التالي؟'],
        [
          ['To the step with the largest loss', 'في الخطوة ذات الخسارة الأكبر'],
          ['To the newest channel', 'في أحدث قناة'],
        ],
        [1],
        ['That is where most people leave.', 'هناك ينصرف معظم الناس.'],
      ),
    ],
  },
  {
    course: 'small-business-finance',
    title: ['The books of the bakery', 'دفاتر المخبز'],
    passPercentage: 50,
    questions: [
      question(
        ['A good month ends with an empty till. Why?', 'انتهى شهر جيد بصندوق فارغ. لماذا؟'],
        [
          ['Customers pay later than the suppliers ask', 'يدفع العملاء بعد أن يطلب الموردون'],
          ['There was no profit', 'لم يكن هناك ربح'],
        ],
        [1],
        ['Profit and cash have different days.', 'للربح والنقد أيام مختلفة.'],
      ),
      question(
        ['What belongs to the cost of a loaf?', 'ما الذي يدخل في كلفة الرغيف؟'],
        [
          ['Flour', 'الدقيق'],
          ['A share of the rent', 'حصة من الإيجار'],
          ['The loan of the owner', 'قرض صاحب المخبز'],
        ],
        [1, 2],
        ['A loan is money that moved, not a cost.', 'القرض مال انتقل وليس كلفة.'],
      ),
    ],
  },
  {
    course: 'business-english',
    title: ['Said kindly', 'بلطف'],
    passPercentage: 50,
    questions: [
      question(
        ['Which one disagrees kindly?', 'أيها اعتراض لطيف؟'],
        [
          ['“You are wrong.”', '“You are wrong.”'],
          ['“I see a risk with Monday.”', '“I see a risk with Monday.”'],
        ],
        [2],
        ['It speaks about the plan, not the person.', 'تتحدث عن الخطة لا عن الشخص.'],
      ),
      question(
        ['What stands in the first line of a mail?', 'ماذا يكون في السطر الأول من الرسالة؟'],
        [
          ['The request', 'الطلب'],
          ['The story behind it', 'القصة وراءه'],
        ],
        [1],
        ['Half of the readers never scroll.', 'نصف القراء لا يمررون.'],
      ),
    ],
  },
  {
    course: 'time-and-focus',
    title: ['A day that ends', 'يوم ينتهي'],
    passPercentage: 50,
    questions: [
      question(
        ['How long is a list for one day?', 'كم طول قائمة اليوم؟'],
        [
          ['Three things', 'ثلاثة أشياء'],
          ['Everything you remember', 'كل ما تتذكره'],
        ],
        [1],
        ['A list that ends can be done.', 'القائمة التي تنتهي يمكن إنجازها.'],
      ),
      question(
        ['What do you do before you plan?', 'ماذا تفعل قبل أن تخطط؟'],
        [
          ['Look at three days as they were', 'تنظر إلى ثلاثة أيام كما كانت'],
          ['Buy a calendar', 'تشتري تقويمًا'],
        ],
        [1],
        ['The hours are already somewhere.', 'الساعات في مكان ما بالفعل.'],
      ),
    ],
  },
];
