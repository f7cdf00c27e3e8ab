import { type CourseSeed, lesson } from './course-seed';

export const dataCourses: readonly CourseSeed[] = [
  {
    slug: 'data-analysis-with-python',
    title: ['Data analysis with Python', 'تحليل البيانات مع بايثون'],
    summary: ['From a messy file to a chart you can defend.', 'من ملف غير مرتب إلى رسم تستطيع الدفاع عنه.'],
    description: [
      'Clean, group and draw the bus data of a real city, and write down what it does and does not show.',
      'نظّف بيانات حافلات مدينة حقيقية وجمّعها وارسمها، واكتب ما تُظهره وما لا تُظهره.',
    ],
    outcomes: [
      ['Read files of any untidiness', 'قراءة ملفات مهما كانت فوضاها'],
      ['Group and compare without losing rows', 'التجميع والمقارنة دون فقدان صفوف'],
      ['Draw charts that do not mislead', 'رسم مخططات لا تضلل'],
    ],
    practice: ['Repeat the step with the second file of the course.', 'كرر الخطوة مع الملف الثاني للدورة.'],
    category: 'data-and-ai',
    instructor: 'kareem-haddad',
    type: 'recorded',
    level: 'beginner',
    language: 'en',
    price: 49,
    featured: true,
    sections: [
      {
        title: ['Getting data in shape', 'تهيئة البيانات'],
        lessons: [
          lesson(
            12,
            ['A look at the file', 'نظرة على الملف'],
            ['Before any code: what is a row, and who wrote it?', 'قبل أي شيفرة: ما هو الصف ومن كتبه؟'],
            true,
          ),
          lesson(
            18,
            ['Missing and wrong values', 'قيم ناقصة وخاطئة'],
            ['Every gap has a reason; the reason decides what to do.', 'لكل فجوة سبب، والسبب يقرر ما نفعل.'],
          ),
          lesson(
            16,
            ['Dates and times', 'التواريخ والأوقات'],
            ['Buses run past midnight, and so must your data.', 'تسير الحافلات بعد منتصف الليل، وكذلك بياناتك.'],
          ),
        ],
      },
      {
        title: ['Asking questions', 'طرح الأسئلة'],
        lessons: [
          lesson(
            20,
            ['Group and count', 'التجميع والعد'],
            ['Most questions are a count by something.', 'معظم الأسئلة عدٌّ بحسب شيء ما.'],
          ),
          lesson(
            17,
            ['Averages that lie', 'متوسطات تكذب'],
            ['When the middle says more than the mean.', 'حين يقول الوسيط أكثر من المتوسط.'],
          ),
          lesson(
            22,
            ['A chart for the mayor', 'رسم لرئيس البلدية'],
            ['One chart, one sentence, and the doubt beside it.', 'رسم واحد وجملة واحدة والشك إلى جانبهما.'],
          ),
        ],
      },
    ],
  },
  {
    slug: 'machine-learning-first-steps',
    title: ['Machine learning: first steps, live', 'تعلّم الآلة: الخطوات الأولى مباشرة'],
    summary: ['Train, test and doubt your first models in class.', 'درّب نماذجك الأولى واختبرها وشكّك فيها في الصف.'],
    description: [
      'Eight classes about models that are small enough to understand. Bring curiosity and school mathematics.',
      'ثماني حصص عن نماذج صغيرة يمكن فهمها. أحضر فضولك ورياضيات المدرسة.',
    ],
    outcomes: [
      ['Split data so that tests stay honest', 'تقسيم البيانات ليبقى الاختبار صادقًا'],
      ['Explain what a model has learned', 'شرح ما تعلّمه النموذج'],
    ],
    practice: ['Write down one case in which the model is wrong.', 'اكتب حالة واحدة يخطئ فيها النموذج.'],
    category: 'data-and-ai',
    instructor: 'kareem-haddad',
    type: 'live',
    level: 'intermediate',
    language: 'ar',
    price: 220,
    discount: 10,
    sections: [
      {
        title: ['Preparation', 'التحضير'],
        lessons: [
          lesson(
            10,
            ['What learning means here', 'ماذا يعني التعلّم هنا'],
            ['A model is a guess that was made better by examples.', 'النموذج تخمين حسّنته الأمثلة.'],
            true,
          ),
          lesson(
            15,
            ['Lines and errors', 'الخطوط والأخطاء'],
            ['The smallest model there is, and how wrong it is.', 'أصغر نموذج ممكن ومقدار خطئه.'],
          ),
          lesson(
            19,
            ['Trees', 'الأشجار'],
            ['Questions in a row that anyone can read.', 'أسئلة متتابعة يستطيع أي أحد قراءتها.'],
          ),
        ],
      },
    ],
  },
];
