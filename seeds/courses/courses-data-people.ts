import { type CourseSeed, lesson } from './course-seed';

export const peopleCourses: readonly CourseSeed[] = [
  {
    slug: 'small-business-finance',
    title: ['Finance for small companies, live', 'المالية للشركات الصغيرة مباشرة'],
    summary: ['Read your own books without fear.', 'اقرأ دفاترك دون خوف.'],
    description: [
      'Four classes on cash, prices and taxes, with the books of a real bakery.',
      'أربع حصص عن النقد والأسعار والضرائب، بدفاتر مخبز حقيقي.',
    ],
    outcomes: [
      ['Tell profit from cash', 'التمييز بين الربح والنقد'],
      ['Set a price that pays for itself', 'تحديد سعر يغطي نفسه'],
    ],
    practice: ['Work out the same figure for your own company.', 'احسب الرقم نفسه لشركتك.'],
    category: 'business',
    instructor: 'tariq-bennani',
    type: 'live',
    level: 'beginner',
    language: 'ar',
    price: 120,
    sections: [
      {
        title: ['The bakery', 'المخبز'],
        lessons: [
          lesson(
            11,
            ['A month of the bakery', 'شهر في المخبز'],
            ['Where the money came from, and where it went.', 'من أين جاء المال وإلى أين ذهب.'],
            true,
          ),
          lesson(
            14,
            ['Profit is not cash', 'الربح ليس نقدًا'],
            ['Why a good month can end with an empty till.', 'لماذا قد ينتهي شهر جيد بصندوق فارغ.'],
          ),
          lesson(
            13,
            ['What a loaf costs', 'كم يكلّف الرغيف'],
            ['Flour is the smallest part of it.', 'الدقيق أصغر جزء منه.'],
          ),
        ],
      },
    ],
  },
  {
    slug: 'business-english',
    title: ['Business English, live', 'إنجليزية الأعمال مباشرة'],
    summary: ['Meetings, mails and the small talk between.', 'اجتماعات ورسائل وما بينها من أحاديث.'],
    description: [
      'Speak in a group of eight, twice a week, with short written work in between.',
      'تحدّث ضمن مجموعة من ثمانية مرتين أسبوعيًا، مع كتابة قصيرة بين الحصص.',
    ],
    outcomes: [
      ['Lead a short meeting', 'إدارة اجتماع قصير'],
      ['Write a mail that is answered', 'كتابة رسالة يُرد عليها'],
    ],
    practice: ['Record yourself for one minute and listen once.', 'سجّل نفسك دقيقة واحدة واستمع مرة.'],
    category: 'languages',
    instructor: 'hana-suleiman',
    type: 'live',
    level: 'intermediate',
    language: 'en',
    price: 90,
    sections: [
      {
        title: ['Speaking up', 'التحدث'],
        lessons: [
          lesson(
            8,
            ['Opening a meeting', 'افتتاح اجتماع'],
            ['Five sentences that start any meeting.', 'خمس جمل تفتتح أي اجتماع.'],
            true,
          ),
          lesson(
            10,
            ['Disagreeing kindly', 'الاختلاف بلطف'],
            ['How to say no and stay welcome.', 'كيف تقول لا وتبقى موضع ترحيب.'],
          ),
        ],
      },
      {
        title: ['Writing', 'الكتابة'],
        lessons: [
          lesson(
            12,
            ['The first line', 'السطر الأول'],
            ['Say what you want before you say why.', 'قل ما تريد قبل أن تقول السبب.'],
          ),
          lesson(9, ['Reminders', 'التذكير'], ['Ask again without asking for pardon.', 'اطلب مجددًا دون اعتذار.']),
        ],
      },
    ],
  },
  {
    slug: 'spoken-arabic-for-beginners',
    title: ['Spoken Arabic for beginners', 'العربية المحكية للمبتدئين'],
    summary: ['Fifty sentences for the first week in town.', 'خمسون جملة للأسبوع الأول في المدينة.'],
    description: [
      'Greet, ask and shop in everyday Levantine Arabic. Letters come along the way.',
      'حيِّ واسأل وتسوّق بالعربية الشامية اليومية. تأتي الحروف في الطريق.',
    ],
    outcomes: [
      ['Greet and thank', 'التحية والشكر'],
      ['Ask for the way and the price', 'السؤال عن الطريق والسعر'],
    ],
    practice: [
      'Say the sentences aloud three times, without looking the third.',
      'قل الجمل بصوت عالٍ ثلاث مرات، والثالثة دون نظر.',
    ],
    category: 'languages',
    instructor: 'hana-suleiman',
    type: 'recorded',
    level: 'beginner',
    language: 'en',
    price: 29.99,
    sections: [
      {
        title: ['Hello', 'مرحبًا'],
        lessons: [
          lesson(7, ['Greetings', 'التحيات'], ['Every greeting has its answer.', 'لكل تحية ردّها.'], true),
          lesson(
            9,
            ['Who are you?', 'من أنت؟'],
            ['Names, places and the word for yes.', 'الأسماء والأماكن وكلمة نعم.'],
          ),
        ],
      },
      {
        title: ['In town', 'في المدينة'],
        lessons: [
          lesson(
            11,
            ['Where is it?', 'أين هو؟'],
            ['Left, right, and the baker on the corner.', 'يسار ويمين والخبّاز عند الزاوية.'],
          ),
          lesson(10, ['How much?', 'بكم؟'], ['Numbers up to a hundred, and a smile.', 'الأرقام حتى المئة، وابتسامة.']),
        ],
      },
    ],
  },
  {
    slug: 'time-and-focus',
    title: ['Time and focus', 'الوقت والتركيز'],
    summary: ['Fewer plans, kept.', 'خطط أقل، ومُنجزة.'],
    description: ['A week of small experiments with your own calendar.', 'أسبوع من التجارب الصغيرة مع تقويمك.'],
    outcomes: [['Plan a day that survives noon', 'تخطيط يوم ينجو حتى الظهر']],
    practice: ['Try it for one day and write down what happened.', 'جرّبه يومًا واحدًا واكتب ما حدث.'],
    category: 'personal-growth',
    instructor: 'tariq-bennani',
    type: 'recorded',
    level: 'all_levels',
    language: 'en',
    price: 25,
    status: 'draft',
    sections: [
      {
        title: ['One week', 'أسبوع واحد'],
        lessons: [
          lesson(
            8,
            ['Look before you plan', 'انظر قبل أن تخطط'],
            ['Where did last week go?', 'أين ذهب الأسبوع الماضي؟'],
            true,
          ),
          lesson(9, ['Three things a day', 'ثلاثة أشياء في اليوم'], ['A list that ends.', 'قائمة لها نهاية.']),
        ],
      },
    ],
  },
];
