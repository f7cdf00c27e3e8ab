import type { Pair } from './texts';

export interface QuestionSeed {
  prompt: Pair;
  options: readonly Pair[];
  /** Places of the right options, from 1; several make a question of several choices. */
  right: readonly number[];
  explanation: Pair;
}

export interface QuizSeed {
  course: string;
  title: Pair;
  passPercentage: number;
  maxAttempts?: number;
  questions: readonly QuestionSeed[];
}

export const quizzes: readonly QuizSeed[] = [
  {
    course: 'web-foundations',
    title: ['Do the tags match?', 'هل تتطابق الوسوم؟'],
    passPercentage: 60,
    questions: [
      {
        prompt: ['Which tag holds the most important heading?', 'أي وسم يحمل العنوان الأهم؟'],
        options: [
          ['<head>', '<head>'],
          ['<h1>', '<h1>'],
          ['<title>', '<title>'],
        ],
        right: [2],
        explanation: ['Headings go from h1 to h6.', 'تمتد العناوين من h1 إلى h6.'],
      },
      {
        prompt: ['What does a picture need?', 'ماذا تحتاج الصورة؟'],
        options: [
          ['An address', 'عنوان'],
          ['Words that stand for it', 'كلمات تنوب عنها'],
          ['A border', 'إطار'],
        ],
        right: [1, 2],
        explanation: [
          'Without words it says nothing to those who do not see it.',
          'من دون كلمات لا تقول شيئًا لمن لا يراها.',
        ],
      },
      {
        prompt: ['Where does colour belong?', 'أين مكان اللون؟'],
        options: [
          ['In the style sheet', 'في ورقة الأنماط'],
          ['In the text', 'في النص'],
          ['In the link', 'في الرابط'],
        ],
        right: [1],
        explanation: ['What it looks like stands apart from what it says.', 'المظهر منفصل عن المضمون.'],
      },
    ],
  },
  {
    course: 'typescript-in-practice',
    title: ['Everyday types', 'الأنواع اليومية'],
    passPercentage: 70,
    maxAttempts: 3,
    questions: [
      {
        prompt: ['What is the type of data that just came over the network?', 'ما نوع بيانات وصلت للتو عبر الشبكة؟'],
        options: [
          ['any', 'any'],
          ['unknown', 'unknown'],
          ['object', 'object'],
        ],
        right: [2],
        explanation: ['unknown asks to be checked first.', 'النوع unknown يطلب الفحص أولًا.'],
      },
      {
        prompt: ['Which of these describe one of several states?', 'أي من هذه يصف حالة من عدة حالات؟'],
        options: [
          ['A union of literals', 'اتحاد قيم حرفية'],
          ['A discriminated union', 'اتحاد مميَّز'],
          ['Four optional fields', 'أربعة حقول اختيارية'],
        ],
        right: [1, 2],
        explanation: ['Optional fields allow states that do not exist.', 'تسمح الحقول الاختيارية بحالات لا وجود لها.'],
      },
      {
        prompt: ['Where does a move to strict types begin?', 'أين يبدأ الانتقال إلى الأنواع الصارمة؟'],
        options: [
          ['At the entry file', 'عند ملف الدخول'],
          ['At the leaves of the imports', 'عند أطراف الاستيراد'],
        ],
        right: [2],
        explanation: ['Leaves depend on nothing that is still loose.', 'لا تعتمد الأطراف على شيء ما زال رخوًا.'],
      },
    ],
  },
  {
    course: 'data-analysis-with-python',
    title: ['Honest numbers', 'أرقام صادقة'],
    passPercentage: 60,
    questions: [
      {
        prompt: [
          'Five buses are 1, 1, 2, 2 and 40 minutes late. What is the median?',
          'تأخرت خمس حافلات 1 و1 و2 و2 و40 دقيقة. ما الوسيط؟',
        ],
        options: [
          ['2', '2'],
          ['9.2', '9.2'],
          ['40', '40'],
        ],
        right: [1],
        explanation: ['The one in the middle; the mean is 9.2.', 'القيمة الوسطى؛ أما المتوسط فهو 9.2.'],
      },
      {
        prompt: ['A bus leaves at 00:15. Which day does it belong to?', 'تغادر حافلة عند 00:15. إلى أي يوم تنتمي؟'],
        options: [
          ['Always the new day', 'اليوم الجديد دائمًا'],
          ['The day of service it is part of', 'يوم الخدمة الذي هي جزء منه'],
        ],
        right: [2],
        explanation: ['Timetables run past midnight.', 'تمتد الجداول إلى ما بعد منتصف الليل.'],
      },
    ],
  },
  {
    course: 'spoken-arabic-for-beginners',
    title: ['The first week', 'الأسبوع الأول'],
    passPercentage: 50,
    questions: [
      {
        prompt: ['Somebody says "sabah al-kheir". What do you answer?', 'قال لك أحدهم «صباح الخير». بماذا تجيب؟'],
        options: [
          ['Sabah an-noor', 'صباح النور'],
          ['Shukran', 'شكرًا'],
          ['Ma as-salama', 'مع السلامة'],
        ],
        right: [1],
        explanation: ['A morning of light for a morning of good.', 'صباح النور جوابًا لصباح الخير.'],
      },
      {
        prompt: ['Which words help you find the way?', 'أي كلمات تعينك على معرفة الطريق؟'],
        options: [
          ['Yameen', 'يمين'],
          ['Yasar', 'يسار'],
          ['Khubz', 'خبز'],
        ],
        right: [1, 2],
        explanation: ['Right and left; khubz is bread.', 'يمين ويسار؛ والخبز للأكل.'],
      },
    ],
  },
];

export interface AssignmentSeed {
  course: string;
  title: Pair;
  instructions: Pair;
  /** Days from today; below 0 it is over. */
  dueIn: number;
}

export const assignments: readonly AssignmentSeed[] = [
  {
    course: 'web-foundations',
    title: ['A page about your street', 'صفحة عن شارعك'],
    instructions: ['Send the address of your page, or its text.', 'أرسل عنوان صفحتك أو نصها.'],
    dueIn: 4,
  },
  {
    course: 'typescript-in-practice',
    title: ['One strict file', 'ملف صارم واحد'],
    instructions: [
      'Paste a file before and after, with a sentence about each change.',
      'الصق ملفًا قبل وبعد، مع جملة عن كل تغيير.',
    ],
    dueIn: 6,
  },
  {
    course: 'apis-with-node',
    title: ['Contract of a booking', 'عقد حجز'],
    instructions: ['Describe three routes and how each can fail.', 'صف ثلاثة مسارات وكيف يمكن أن يفشل كل منها.'],
    dueIn: 2,
  },
  {
    course: 'data-analysis-with-python',
    title: ['The latest bus', 'الحافلة الأكثر تأخرًا'],
    instructions: ['Name the line that is late most often, and your doubt about it.', 'سمِّ الخط الأكثر تأخرًا وشكّك فيه.'],
    dueIn: -3,
  },
  {
    course: 'small-business-finance',
    title: ['What a loaf costs', 'كم يكلّف الرغيف'],
    instructions: ['Work out the price of one product of yours.', 'احسب سعر منتج واحد من منتجاتك.'],
    dueIn: 9,
  },
];

export interface ClassSeed {
  course: string;
  title: Pair;
  /** Days from today. */
  inDays: number;
  /** Hour of the day in the time zone of the school. */
  hour: number;
  minutes: number;
  cancelled?: true;
}

export const classes: readonly ClassSeed[] = [
  { course: 'apis-with-node', title: ['Designing the routes', 'تصميم المسارات'], inDays: -4, hour: 19, minutes: 90 },
  { course: 'apis-with-node', title: ['Two bookings, one seat', 'حجزان ومقعد واحد'], inDays: 1, hour: 19, minutes: 90 },
  { course: 'apis-with-node', title: ['Load and limits', 'الحمل والحدود'], inDays: 5, hour: 19, minutes: 90 },
  { course: 'machine-learning-first-steps', title: ['Lines', 'الخطوط'], inDays: 2, hour: 18, minutes: 75 },
  { course: 'machine-learning-first-steps', title: ['Trees', 'الأشجار'], inDays: 4, hour: 18, minutes: 75 },
  {
    course: 'machine-learning-first-steps',
    title: ['Guest evening', 'أمسية ضيف'],
    inDays: 6,
    hour: 18,
    minutes: 60,
    cancelled: true,
  },
  { course: 'small-business-finance', title: ['Cash and profit', 'النقد والربح'], inDays: 3, hour: 17, minutes: 60 },
  { course: 'small-business-finance', title: ['Prices', 'الأسعار'], inDays: 10, hour: 17, minutes: 60 },
  { course: 'business-english', title: ['Opening a meeting', 'افتتاح اجتماع'], inDays: 1, hour: 16, minutes: 60 },
  {
    course: 'business-english',
    title: ['Mails that are answered', 'رسائل يُرد عليها'],
    inDays: 8,
    hour: 16,
    minutes: 60,
  },
];
