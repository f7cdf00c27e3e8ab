import type { Pair } from './texts';

/** Further paragraphs of each lesson about data and design, by its English title. */
export const workTexts: Readonly<Record<string, readonly Pair[]>> = {
  'A look at the file': [
    [
      'The file has one row for every stop of every bus in March. Somebody in a depot exported it on a Friday; that explains the empty last day.',
      'في الملف صف لكل توقف لكل حافلة في مارس. صدّره أحدهم في المستودع يوم جمعة؛ وهذا يفسّر فراغ اليوم الأخير.',
    ],
    [
      'Read twenty rows aloud before you plot a single one. Write down what each column could mean, and whom you would ask.',
      'اقرأ عشرين صفًا بصوت عالٍ قبل أن ترسم أيًا منها. دوّن ما قد يعنيه كل عمود ومن ستسأل عنه.',
    ],
  ],
  'Missing and wrong values': [
    [
      'A delay of −900 minutes is a wrong date; an empty delay is a broken sensor. The first can be repaired, the second has to be counted.',
      'تأخر قدره −900 دقيقة تاريخ خاطئ؛ والتأخر الفارغ حسّاس معطّل. يمكن إصلاح الأول، أما الثاني فيُعَدّ.',
    ],
    [
      'Never fill a gap without a column that says so. The reader of your chart has a right to know how much of it is a guess.',
      'لا تملأ فجوة دون عمود يذكر ذلك. من حق قارئ رسمك أن يعرف كم منه تخمين.',
    ],
  ],
  'Dates and times': [
    [
      'The timetable says 24:15 for a quarter past midnight, and the computer says that hour does not exist. Both are right; keep the day of service in a column of its own.',
      'يقول جدول المواعيد 24:15 لربع ساعة بعد منتصف الليل، ويقول الحاسوب إن هذه الساعة غير موجودة. كلاهما محق؛ احفظ يوم الخدمة في عمود مستقل.',
    ],
    [
      'Clocks change twice a year in many cities. Store instants in UTC, and turn them into local time only where people read them.',
      'تتغير الساعة مرتين سنويًا في مدن كثيرة. خزّن اللحظات بالتوقيت العالمي ولا تحوّلها إلى المحلي إلا حيث يقرؤها الناس.',
    ],
  ],
  'Group and count': [
    [
      '“Which line is late most often?” is a count of late stops by line, divided by all its stops. Without the division the longest line always wins.',
      '«أي خط يتأخر أكثر؟» هو عدد التوقفات المتأخرة لكل خط مقسومًا على كل توقفاته. من دون القسمة يفوز أطول الخطوط دائمًا.',
    ],
    [
      'Look at the size of each group before you compare. Three stops on a holiday say nothing about a line.',
      'انظر إلى حجم كل مجموعة قبل المقارنة. ثلاثة توقفات في عطلة لا تقول شيئًا عن الخط.',
    ],
  ],
  'Averages that lie': [
    [
      'One bus that broke down for two hours moves the mean of a whole day. The median stays where most passengers were.',
      'حافلة واحدة تعطلت ساعتين تزيح متوسط يوم كامل. أما الوسيط فيبقى حيث كان معظم الركاب.',
    ],
    [
      'Show the spread with the middle: half of the buses were between one and four minutes late. That is a sentence people can plan with.',
      'اعرض الانتشار مع الوسط: تأخر نصف الحافلات بين دقيقة وأربع دقائق. هذه جملة يستطيع الناس التخطيط بها.',
    ],
  ],
  'A chart for the mayor': [
    [
      'Write the sentence first: “Line 7 is late every weekday after four.” Then draw the chart that lets the mayor see it in five seconds.',
      'اكتب الجملة أولًا: «يتأخر الخط 7 كل يوم عمل بعد الرابعة». ثم ارسم ما يجعل العمدة يراها في خمس ثوانٍ.',
    ],
    [
      'Begin the axis of bars at zero and name the source below. Add the doubt in one line: two days are missing.',
      'ابدأ محور الأعمدة من الصفر واذكر المصدر أسفله. وأضف الشك في سطر: يومان ناقصان.',
    ],
  ],
  'What learning means here': [
    [
      'Show a program a thousand flats with their rents, and it finds a rule that fits them. Whether the rule fits the next flat is the only question that counts.',
      'اعرض على برنامج ألف شقة بإيجاراتها فيجد قاعدة تناسبها. والسؤال الوحيد المهم: هل تناسب القاعدة الشقة التالية؟',
    ],
    [
      'That is why we hide a part of the examples before we begin. A model that was tested on what it has seen only proves a good memory.',
      'لذلك نخفي جزءًا من الأمثلة قبل أن نبدأ. النموذج الذي اختُبر بما رآه لا يثبت إلا ذاكرة جيدة.',
    ],
  ],
  'Lines and errors': [
    [
      'Draw a line through the points by hand and measure how far each point is from it. The best line is the one with the smallest sum of squares.',
      'ارسم خطًا بين النقاط بيدك وقس بُعد كل نقطة عنه. أفضل خط هو صاحب أصغر مجموع مربعات.',
    ],
    [
      'Look at the errors, not only at their size. If they form a curve, the line has missed something that you can name.',
      'انظر إلى الأخطاء نفسها لا إلى حجمها فقط. إن شكّلت منحنى فقد فات الخط شيء تستطيع تسميته.',
    ],
  ],
  Trees: [
    [
      'A tree asks one question at a time: larger than 60 square metres? Near a station? Anyone can follow its path and object to it.',
      'تسأل الشجرة سؤالًا في كل مرة: أكبر من 60 مترًا مربعًا؟ قرب محطة؟ يستطيع أي شخص تتبّع مسارها والاعتراض عليه.',
    ],
    [
      'Let it grow too deep and it learns every flat by heart. Cut it where a new question no longer helps with hidden examples.',
      'إن تركتها تتعمق حفظت كل شقة عن ظهر قلب. اقطعها حيث لا يفيد السؤال الجديد في الأمثلة المخفية.',
    ],
  ],
  'What draws the eye': [
    [
      'Blur your screen until you cannot read a word. What you still see is what visitors see first; it should be the one thing they came for.',
      'عتّم شاشتك حتى لا تقرأ كلمة. ما تراه بعد ذلك هو ما يراه الزائر أولًا؛ وينبغي أن يكون ما جاء لأجله.',
    ],
    [
      'Make one thing large and leave space around it. Two loud things cancel each other out.',
      'كبّر شيئًا واحدًا واترك حوله فراغًا. الشيئان الصارخان يلغي أحدهما الآخر.',
    ],
  ],
  Grids: [
    [
      'Choose a step, such as eight pixels, and let every distance be a multiple of it. You stop discussing whether thirteen looks better than twelve.',
      'اختر خطوة مثل ثماني نقاط واجعل كل مسافة من مضاعفاتها، فيتوقف النقاش عمّا إذا كانت 13 أجمل من 12.',
    ],
    [
      'Four columns serve a phone, twelve a desk. Cards may span several, but their edges always meet a line.',
      'تكفي الهاتف أربعة أعمدة والمكتب اثنا عشر. قد تمتد البطاقة على عدة أعمدة لكن حوافها تلاقي خطًا دائمًا.',
    ],
  ],
  'Colour with a purpose': [
    [
      'Give each colour one job: this blue is for what can be pressed, this red for what went wrong. A colour with two jobs teaches nothing.',
      'امنح كل لون وظيفة واحدة: هذا الأزرق لما يُضغط، وهذا الأحمر لما أخفق. اللون ذو الوظيفتين لا يعلّم شيئًا.',
    ],
    [
      'One visitor in twelve does not tell red from green. Add a word or a sign to the colour, and check every pair in the dark theme too.',
      'زائر من كل اثني عشر لا يميز الأحمر من الأخضر. ضع كلمة أو علامة مع اللون، وافحص كل زوج في المظهر الداكن أيضًا.',
    ],
  ],
  'Right to left': [
    [
      'The page turns around: text, columns, the arrow of “next”. Numbers, phone numbers and the play button of a video do not.',
      'تنقلب الصفحة: النص والأعمدة وسهم «التالي». أما الأرقام وأرقام الهواتف وزر تشغيل المقطع فلا.',
    ],
    [
      'Test with real sentences that mix both scripts, such as a street with a house number. Most mistakes live at the border of the two.',
      'اختبر بجمل حقيقية تمزج الخطين مثل شارع مع رقم بيت. معظم الأخطاء تسكن عند الحدود بينهما.',
    ],
  ],
  'Text grows': [
    [
      '“Save” becomes “Änderungen speichern” in German. Let buttons grow with their words, and never fix a height that text has to fit.',
      'تصبح كلمة «حفظ» في الألمانية Änderungen speichern. دع الأزرار تكبر مع كلماتها ولا تثبّت ارتفاعًا على النص أن يناسبه.',
    ],
    [
      'Try your page with letters twice as large, as many people set them. What is cut off now was cut off for them all along.',
      'جرّب صفحتك بحروف أكبر مرتين كما يضبطها كثيرون. ما يُقصّ الآن كان مقصوصًا عندهم دائمًا.',
    ],
  ],
  'From pen to pixel': [
    [
      'The reed pen is cut at an angle, and every thick and thin stroke follows from it. The dot of the pen is still the unit of proportion.',
      'يُقطّ القلم بزاوية، ومنها تنشأ كل سماكة ورقّة. وما زالت نقطة القلم وحدة القياس.',
    ],
    [
      'Early screens gave each letter a box of equal width, and the joins broke. Today a typeface holds the joins again, if the style leaves them room.',
      'منحت الشاشات الأولى كل حرف مربعًا متساوي العرض فانكسرت الوصلات. واليوم يحفظ الخط وصلاته من جديد إذا أُتيح لها المجال.',
    ],
  ],
  'Naskh, Kufi and others': [
    [
      'Naskh reads well for hours, Kufi speaks in headlines, Ruqaa sounds like a note from a friend. Choose by the voice you need.',
      'النسخ مريح للقراءة ساعات، والكوفي يتكلم في العناوين، والرقعة كرسالة من صديق. اختر بحسب الصوت الذي تحتاجه.',
    ],
    [
      'Set the same sentence in five styles and read it aloud each time. You will hear where it becomes too solemn or too light.',
      'صفّ الجملة نفسها بخمسة خطوط واقرأها بصوت عالٍ كل مرة. ستسمع أين تصبح وقورة أكثر مما يجب أو خفيفة أكثر مما يجب.',
    ],
  ],
  'Line height and marks': [
    [
      'Vowel marks and the tails of letters meet between the lines. A height of 1.7 or 1.8 keeps them apart in running text.',
      'تلتقي علامات التشكيل وذيول الحروف بين السطور. ارتفاع 1.7 أو 1.8 يبقيها متباعدة في النص المتصل.',
    ],
    [
      'Never stretch Arabic by letter spacing: it tears the word. Use a wider cut of the typeface or the kashida where the style has one.',
      'لا توسّع العربية بتباعد الحروف فهو يمزّق الكلمة. استخدم وزنًا أعرض من الخط أو الكشيدة حيث يسمح.',
    ],
  ],
  'Beside Latin': [
    [
      'Arabic looks smaller than Latin at the same size. Raise it by a tenth and compare the height of the teeth with that of an x.',
      'تبدو العربية أصغر من اللاتينية بالمقاس نفسه. كبّرها بمقدار العُشر وقارن ارتفاع الأسنان بارتفاع حرف x.',
    ],
    [
      'Match the weight by eye, not by name: the “bold” of one family is the “medium” of another. A grey page at arm’s length is the test.',
      'وازن السماكة بالعين لا بالاسم: «العريض» في عائلة هو «المتوسط» في أخرى. والاختبار صفحة رمادية متساوية على بُعد ذراع.',
    ],
  ],
};
