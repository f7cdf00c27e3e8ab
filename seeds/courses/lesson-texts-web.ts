import type { Pair } from './texts';

/** Further paragraphs of each lesson, by its English title. */
export const webTexts: Readonly<Record<string, readonly Pair[]>> = {
  'Words between tags': [
    [
      'Open a text file, write a sentence and put <p> before it and </p> after it. Save it as page.html and open it in a browser: that is a web page. The browser shows the sentence and hides the marks.',
      'افتح ملفًا نصيًا واكتب جملة وضع <p> قبلها و</p> بعدها. احفظه باسم page.html وافتحه في المتصفح: هذه صفحة ويب. يعرض المتصفح الجملة ويخفي العلامات.',
    ],
    [
      'A tag never says how something looks, only what it is. Browsers, search engines and screen readers all rely on that, so choose the tag by its meaning.',
      'لا يقول الوسم كيف يبدو الشيء بل ما هو. على ذلك تعتمد المتصفحات ومحركات البحث وقارئات الشاشة، فاختر الوسم بحسب معناه.',
    ],
  ],
  'Headings, lists and links': [
    [
      'A page has one h1, and the headings below it follow in order, like the contents of a book. Many visitors read nothing but headings until they find their place.',
      'في الصفحة عنوان h1 واحد، وتتبعه العناوين بالترتيب كفهرس كتاب. كثير من الزوار لا يقرؤون سوى العناوين حتى يجدوا ما يريدون.',
    ],
    [
      'A link says where it leads. “Read the menu” works on its own; “click here” does not. Use ol where the order matters and ul where it does not.',
      'يقول الرابط إلى أين يقود. «اقرأ القائمة» مفهومة وحدها، أما «اضغط هنا» فلا. استخدم ol حين يهم الترتيب وul حين لا يهم.',
    ],
  ],
  'Pictures that everyone can use': [
    [
      'Give every picture its width and height. The browser then keeps the space free while the file is loading, and the text does not jump.',
      'اذكر عرض كل صورة وارتفاعها، فيحجز المتصفح مكانها ريثما يُحمَّل الملف ولا يقفز النص.',
    ],
    [
      'The alternative text replaces the picture: write what you would say on the phone. A picture that only decorates gets an empty one.',
      'يحل النص البديل محل الصورة: اكتب ما كنت ستقوله عبر الهاتف. والصورة التي للزينة فقط نصها البديل فارغ.',
    ],
  ],
  'Colour and type': [
    [
      'Choose one dark colour for text and one strong colour for links and buttons. Check the contrast: body text needs at least 4.5 to 1.',
      'اختر لونًا داكنًا للنص ولونًا قويًا للروابط والأزرار. افحص التباين: يحتاج النص إلى 4.5 إلى 1 على الأقل.',
    ],
    [
      'Lines of 60 to 75 characters are comfortable to read, with a line height of about 1.5. Arabic usually needs a little more height than Latin.',
      'الأسطر التي طولها بين 60 و75 حرفًا مريحة للقراءة، بارتفاع سطر قرابة 1.5. وتحتاج العربية عادة إلى ارتفاع أكبر قليلًا من اللاتينية.',
    ],
  ],
  'Boxes that bend': [
    [
      'Everything on a page is a box with a margin outside and a padding inside. Flex puts boxes in a row, grid puts them in rows and columns.',
      'كل ما في الصفحة صندوق له هامش خارجي وحشوة داخلية. ترصف flex الصناديق في صف، وترصفها grid في صفوف وأعمدة.',
    ],
    [
      'Write inline-start instead of left. The same style sheet then serves English and Arabic, and a phone needs a narrower grid, not another page.',
      'اكتب inline-start بدل left، فتخدم ورقة الأنماط نفسها الإنجليزية والعربية. ويحتاج الهاتف إلى شبكة أضيق لا إلى صفحة أخرى.',
    ],
  ],
  'Publish it': [
    [
      'A web host is a computer that sends your files to whoever asks for their address. Upload the folder, open the address on your phone and read every line once more.',
      'المستضيف حاسوب يرسل ملفاتك إلى من يطلب عنوانها. ارفع المجلد وافتح العنوان على هاتفك واقرأ كل سطر مرة أخرى.',
    ],
    [
      'Publishing is the beginning: ask two people to find something on your page and watch without helping. Their pauses are your list of changes.',
      'النشر هو البداية: اطلب من شخصين العثور على شيء في صفحتك وراقب دون مساعدة. وقفاتهما هي قائمة تعديلاتك.',
    ],
  ],
  'Why the shop broke': [
    [
      'The order form had a new optional field for the floor. One function read it as if it were always there, and every order without it stopped halfway.',
      'أُضيف إلى نموذج الطلب حقل اختياري للطابق. قرأته دالة كأنه موجود دائمًا، فتوقف كل طلب خلا منه في منتصف الطريق.',
    ],
    [
      'No test had an order without a floor. A type would have asked the question at the moment the field was added: what if it is missing?',
      'لم يكن في الاختبارات طلب بلا طابق. ولو وُجد نوع لسأل لحظة إضافة الحقل: ماذا لو كان ناقصًا؟',
    ],
  ],
  'Objects and their shapes': [
    [
      'TypeScript compares shapes, not names. A value fits an interface when it has the fields, wherever it was made.',
      'تقارن تايب سكريبت الأشكال لا الأسماء. تناسب القيمة الواجهة إذا احتوت حقولها أيًا كان مصدرها.',
    ],
    [
      'Make a field optional only when your program has a sensible answer without it. Otherwise the question mark moves the problem to every reader.',
      'اجعل الحقل اختياريًا فقط إذا كان لبرنامجك جواب معقول من دونه. وإلا نقلت علامة الاستفهام المشكلة إلى كل من يقرأ الحقل.',
    ],
  ],
  'One of several': [
    [
      'An order is either placed, paid with a receipt, or cancelled with a reason. Three types with a common field status say exactly that.',
      'الطلب إما مقدَّم، أو مدفوع وله إيصال، أو ملغى وله سبب. ثلاثة أنواع بحقل status مشترك تقول ذلك بالضبط.',
    ],
    [
      'Switch over the status and let the compiler list the cases. When a fourth state arrives, it shows every place that has to decide.',
      'فرّع بحسب الحالة ودع المترجم يعدّد الحالات. وعندما تأتي حالة رابعة يدلّك على كل موضع عليه أن يقرر.',
    ],
  ],
  'Strict from the first file': [
    [
      'Turn on strict for new files at once and for old ones one by one. A leaf imports nothing of yours, so its types rest on nothing loose.',
      'فعّل strict للملفات الجديدة فورًا وللقديمة واحدًا واحدًا. الملف الطرفي لا يستورد شيئًا من ملفاتك، فلا تقوم أنواعه على شيء رخو.',
    ],
    [
      'Keep each step small enough to review over a cup of coffee. A move that takes a week is never merged.',
      'لتكن كل خطوة صغيرة تُراجع مع فنجان قهوة. النقل الذي يستغرق أسبوعًا لا يُدمج أبدًا.',
    ],
  ],
  'Data from outside': [
    [
      'A response of a server, a file and a form are all unknown. Check them once at the border, and let the rest of the program rely on the result.',
      'استجابة الخادم والملف والنموذج كلها مجهولة النوع. افحصها مرة عند الحدود ودع بقية البرنامج يعتمد على النتيجة.',
    ],
    [
      'A cast is a promise without proof. A parser either returns the typed value or says which field is wrong, which is what your log needs at night.',
      'التحويل القسري وعد بلا دليل. أما المحلِّل فيعيد القيمة بنوعها أو يذكر الحقل الخاطئ، وهذا ما يحتاجه سجلك ليلًا.',
    ],
  ],
  'Types that build types': [
    [
      'The form of a change has the fields of the record, all optional. Write Partial of the record instead of a second list that will fall behind.',
      'لنموذج التعديل حقول السجل كلها اختيارية. اكتب Partial للسجل بدل قائمة ثانية ستتأخر عنه.',
    ],
    [
      'Pick, Omit and Record cover most needs. When a type needs a comment longer than itself, write it out by hand.',
      'تكفي Pick وOmit وRecord في معظم الحالات. وإذا احتاج النوع إلى تعليق أطول منه فاكتبه صراحة.',
    ],
  ],
  'How we work': [
    [
      'Install Node and a Postgres before the first evening; the list takes twenty minutes. Each class begins with two branches of yours on the screen.',
      'ثبّت Node وPostgres قبل الأمسية الأولى؛ تستغرق القائمة عشرين دقيقة. تبدأ كل حصة بفرعين من أعمالكم على الشاشة.',
    ],
    [
      'We write the failing request first and the code after it. By the sixth evening the service takes bookings from everyone in the room at once.',
      'نكتب الطلب الفاشل أولًا ثم الشيفرة. وفي الأمسية السادسة تستقبل الخدمة حجوزات كل من في القاعة معًا.',
    ],
  ],
  'Reading a contract': [
    [
      'A good contract names every refusal, not only the success. Look for the status, a code that a program can read and a sentence for people.',
      'العقد الجيد يسمّي كل رفض لا النجاح وحده. ابحث عن الحالة ورمز يقرؤه البرنامج وجملة للناس.',
    ],
    [
      'Ask of each route: what happens when I send it twice? If the contract does not say, the network will ask it for you.',
      'اسأل عن كل مسار: ماذا يحدث إذا أرسلته مرتين؟ إن لم يجب العقد فستسأله الشبكة نيابة عنك.',
    ],
  ],
  Transactions: [
    [
      'Two visitors look at the last seat in the same second. Both programs see that it is free; only the database can make one of them wait.',
      'ينظر زائران إلى المقعد الأخير في الثانية نفسها. يراه البرنامجان شاغرًا؛ وقاعدة البيانات وحدها تستطيع أن تجعل أحدهما ينتظر.',
    ],
    [
      'A constraint is worth more than a check: the check holds for a moment, the constraint for ever. Write both, and test them in parallel.',
      'القيد أثمن من الفحص: يصح الفحص لحظة ويصح القيد دائمًا. اكتب الاثنين واختبرهما بالتوازي.',
    ],
  ],
  'Repeated requests': [
    [
      'A phone in a lift sends the same booking three times. Give each attempt a key of the client, store it with the result and return that result again.',
      'يرسل هاتف في مصعد الحجز نفسه ثلاث مرات. أعطِ كل محاولة مفتاحًا من العميل واحفظه مع النتيجة وأعد النتيجة نفسها.',
    ],
    [
      'A refusal must not use up the key, or the visitor could never correct the form. Only what was stored is replayed.',
      'يجب ألا يستهلك الرفض المفتاح، وإلا لم يستطع الزائر تصحيح النموذج. لا يُعاد إلا ما خُزّن.',
    ],
  ],
};
