import { type CourseSeed, lesson } from './course-seed';

export const designCourses: readonly CourseSeed[] = [
  {
    slug: 'interface-design-essentials',
    title: ['Interface design essentials', 'أساسيات تصميم الواجهات'],
    summary: ['Layout, type and colour that people do not notice.', 'تخطيط وحروف وألوان لا يلاحظها الناس.'],
    description: [
      'Redesign one screen of an app you use every day, in both scripts, and test it with three people.',
      'أعد تصميم شاشة من تطبيق تستخدمه يوميًا بالكتابتين، واختبرها مع ثلاثة أشخاص.',
    ],
    outcomes: [
      ['Lay out a screen on a grid', 'تخطيط شاشة على شبكة'],
      ['Mirror a design for Arabic without breaking it', 'عكس التصميم للعربية دون كسره'],
    ],
    practice: [
      'Apply it to your screen and keep the old version beside it.',
      'طبّقه على شاشتك واحتفظ بالنسخة القديمة إلى جانبها.',
    ],
    category: 'design',
    instructor: 'noura-al-sabah',
    type: 'recorded',
    level: 'beginner',
    language: 'ar',
    price: 45,
    featured: true,
    sections: [
      {
        title: ['Seeing', 'الرؤية'],
        lessons: [
          lesson(
            9,
            ['What draws the eye', 'ما يجذب العين'],
            ['Size, contrast and space decide what is read first.', 'الحجم والتباين والفراغ تقرر ما يُقرأ أولًا.'],
            true,
          ),
          lesson(14, ['Grids', 'الشبكات'], ['A few lines that save a hundred decisions.', 'خطوط قليلة توفر مئة قرار.']),
          lesson(
            13,
            ['Colour with a purpose', 'لون له غاية'],
            ['Every colour has one job, and enough contrast for it.', 'لكل لون وظيفة واحدة وتباين كافٍ لها.'],
          ),
        ],
      },
      {
        title: ['Two scripts', 'كتابتان'],
        lessons: [
          lesson(
            17,
            ['Right to left', 'من اليمين إلى اليسار'],
            [
              'What turns around and what stays: time, numbers, icons.',
              'ما الذي ينعكس وما الذي يبقى: الوقت والأرقام والأيقونات.',
            ],
          ),
          lesson(
            12,
            ['Text grows', 'النص ينمو'],
            [
              'Leave room: the same sentence is never as long twice.',
              'اترك مكانًا: الجملة ذاتها لا تطول بالقدر نفسه مرتين.',
            ],
          ),
        ],
      },
    ],
  },
  {
    slug: 'arabic-typography',
    title: ['Arabic typography on screens', 'الطباعة العربية على الشاشات'],
    summary: ['Letters that join, and text that breathes.', 'حروف تتصل ونص يتنفس.'],
    description: [
      'Choose, pair and set Arabic typefaces for reading on small screens.',
      'اختر الخطوط العربية وزاوجها واضبطها للقراءة على الشاشات الصغيرة.',
    ],
    outcomes: [
      ['Choose a typeface for long reading', 'اختيار خط للقراءة الطويلة'],
      ['Pair it with Latin text', 'مزاوجته مع النص اللاتيني'],
    ],
    practice: ['Set the sample paragraph again and compare.', 'اضبط الفقرة النموذجية من جديد وقارن.'],
    category: 'design',
    instructor: 'noura-al-sabah',
    type: 'recorded',
    level: 'intermediate',
    language: 'ar',
    price: 39,
    sections: [
      {
        title: ['Letters', 'الحروف'],
        lessons: [
          lesson(
            11,
            ['From pen to pixel', 'من القلم إلى البكسل'],
            [
              'Where the shapes come from, and what screens did to them.',
              'من أين جاءت الأشكال وماذا فعلت بها الشاشات.',
            ],
            true,
          ),
          lesson(
            13,
            ['Naskh, Kufi and others', 'النسخ والكوفي وغيرهما'],
            ['Each style has a voice; we listen to five.', 'لكل أسلوب صوت؛ نستمع إلى خمسة.'],
          ),
        ],
      },
      {
        title: ['Text', 'النص'],
        lessons: [
          lesson(
            15,
            ['Line height and marks', 'ارتفاع السطر والحركات'],
            ['Marks need air above and below.', 'تحتاج الحركات إلى هواء فوقها وتحتها.'],
          ),
          lesson(
            16,
            ['Beside Latin', 'إلى جانب اللاتيني'],
            ['Two scripts on one line without a quarrel.', 'كتابتان في سطر واحد دون خصام.'],
          ),
        ],
      },
    ],
  },
  {
    slug: 'digital-marketing-plan',
    title: ['A marketing plan in a week', 'خطة تسويق في أسبوع'],
    summary: ['One audience, one message, one page.', 'جمهور واحد ورسالة واحدة وصفحة واحدة.'],
    description: [
      'Write the plan of a small shop, with figures you can check after a month.',
      'اكتب خطة متجر صغير بأرقام تستطيع فحصها بعد شهر.',
    ],
    outcomes: [
      ['Describe a customer in five lines', 'وصف عميل في خمسة أسطر'],
      ['Set a budget and stop in time', 'تحديد ميزانية والتوقف في الوقت المناسب'],
    ],
    practice: ['Fill in the part of the plan for your own shop.', 'املأ هذا الجزء من الخطة لمتجرك.'],
    category: 'marketing',
    instructor: 'tariq-bennani',
    type: 'recorded',
    level: 'beginner',
    language: 'en',
    price: 35,
    discount: 25,
    sections: [
      {
        title: ['Who and what', 'لمن وماذا'],
        lessons: [
          lesson(
            10,
            ['One customer', 'عميل واحد'],
            ['Plans for everyone reach nobody.', 'الخطط للجميع لا تصل إلى أحد.'],
            true,
          ),
          lesson(
            12,
            ['One message', 'رسالة واحدة'],
            ['What should they remember tomorrow?', 'ما الذي ينبغي أن يتذكروه غدًا؟'],
          ),
        ],
      },
      {
        title: ['Where and how much', 'أين وبكم'],
        lessons: [
          lesson(15, ['Channels', 'القنوات'], ['Begin where your customers already are.', 'ابدأ حيث يوجد عملاؤك.']),
          lesson(
            14,
            ['Money and measures', 'المال والقياس'],
            ['A figure for every step, and the day to look at it.', 'رقم لكل خطوة واليوم الذي تنظر فيه إليه.'],
          ),
        ],
      },
    ],
  },
];
