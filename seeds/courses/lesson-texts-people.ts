import type { Pair } from './texts';

/** Further paragraphs of each lesson about business and languages, by its English title. */
export const peopleTexts: Readonly<Record<string, readonly Pair[]>> = {
  'One customer': [
    [
      'Describe one person you have met: what she buys, where she hears of it, what keeps her from it. A plan for one real customer fits hundreds like her.',
      'صف شخصًا واحدًا قابلته: ماذا يشتري وأين يسمع عنه وما الذي يمنعه. الخطة التي تناسب عميلًا حقيقيًا تناسب المئات مثله.',
    ],
    [
      'Call three customers this week and ask what they did before they came to you. Write down their words, not yours.',
      'اتصل بثلاثة عملاء هذا الأسبوع واسألهم ماذا فعلوا قبل أن يأتوا إليك. دوّن كلماتهم لا كلماتك.',
    ],
  ],
  'One message': [
    [
      'A visitor remembers one sentence at most. “Bread that is still warm at seven” beats a list of twelve virtues.',
      'يتذكر الزائر جملة واحدة على الأكثر. «خبز ما زال دافئًا في السابعة» أقوى من قائمة بعشر مزايا.',
    ],
    [
      'Say it to somebody who does not know your work and ask an hour later what they remember. That is your message, not the printed one.',
      'قلها لمن لا يعرف عملك واسأله بعد ساعة عما يتذكره. تلك رسالتك لا ما هو مطبوع.',
    ],
  ],
  Channels: [
    [
      'Two channels that you keep alive are better than six that sleep. Begin with the one in which your customers already ask for advice.',
      'قناتان حيّتان خير من ست نائمة. ابدأ بالقناة التي يطلب فيها عملاؤك النصيحة أصلًا.',
    ],
    [
      'Plan a month of small posts in one afternoon. The calendar matters more than the idea of the day.',
      'خطّط لشهر من المنشورات الصغيرة في عصر واحد. الجدول أهم من فكرة اليوم.',
    ],
  ],
  'Money and measures': [
    [
      'Count how many saw it, asked, bought and came back. The step with the largest loss is where the next coin goes.',
      'عُدّ كم شخصًا رأى وسأل واشترى وعاد. الخطوة ذات الخسارة الأكبر هي موضع القرش التالي.',
    ],
    [
      'Choose the day on which you look at the figures, and only that day. Looking every hour is worry, not measurement.',
      'اختر اليوم الذي تنظر فيه إلى الأرقام واكتفِ به. النظر كل ساعة قلق لا قياس.',
    ],
  ],
  'A month of the bakery': [
    [
      'The bakery sold for 18,400 and paid for flour, wages, rent and a repaired oven. We sort every slip into one of six boxes before we add anything up.',
      'باع المخبز بمبلغ 18,400 ودفع ثمن الدقيق والأجور والإيجار وإصلاح الفرن. نفرز كل ورقة في أحد ستة صناديق قبل أن نجمع شيئًا.',
    ],
    [
      'Two slips belong to no box: a loan and a private purchase. They explain most quarrels between owners and their books.',
      'ورقتان لا صندوق لهما: قرض ومشترى خاص. وهما سبب معظم الخلافات بين أصحاب العمل ودفاترهم.',
    ],
  ],
  'Profit is not cash': [
    [
      'The school pays for its bread after sixty days; the mill wants its money after ten. The month is profitable, and the till is empty.',
      'تدفع المدرسة ثمن خبزها بعد ستين يومًا، وتطلب المطحنة مالها بعد عشرة. الشهر رابح والصندوق فارغ.',
    ],
    [
      'Draw a line with every payment on its day. Where the line falls below zero you need a talk with a customer or a bank, now and not then.',
      'ارسم خطًا وعليه كل دفعة في يومها. حيث ينزل تحت الصفر تحتاج إلى حديث مع عميل أو مصرف، الآن لا حينها.',
    ],
  ],
  'What a loaf costs': [
    [
      'Flour is a tenth of the price. The oven, the rent and the hour before dawn are the rest, shared by all loaves of the day.',
      'الدقيق عُشر السعر. والباقي الفرن والإيجار وساعة ما قبل الفجر، موزعة على كل أرغفة اليوم.',
    ],
    [
      'Work out the cost for a slow day as well. A price that holds only on Fridays is a wish.',
      'احسب الكلفة ليوم هادئ أيضًا. السعر الذي لا يصح إلا يوم الجمعة أمنية.',
    ],
  ],
  'Opening a meeting': [
    [
      'Greet, say why you are together, how long it takes and what should be decided. “We have half an hour and one decision” wakes everyone up.',
      'رحّب واذكر سبب الاجتماع ومدته وما ينبغي أن يُقرَّر. «لدينا نصف ساعة وقرار واحد» جملة توقظ الجميع.',
    ],
    [
      'Practise the five sentences until they come without notes. Your voice is then free for the people in the room.',
      'تدرّب على الجمل الخمس حتى تأتيك بلا ورقة، فيتفرغ صوتك لمن في القاعة.',
    ],
  ],
  'Disagreeing kindly': [
    [
      'Repeat what you have understood before you object: “You would like to ship on Monday.” People listen once they feel heard.',
      'كرر ما فهمته قبل أن تعترض: «تودّ الإرسال يوم الاثنين». يصغي الناس حين يشعرون أنهم سُمعوا.',
    ],
    [
      'Use “I see a risk with” instead of “you are wrong”, and offer another way in the same breath.',
      'قل «أرى خطرًا في» بدل «أنت مخطئ»، واعرض طريقًا آخر في النفس نفسه.',
    ],
  ],
  'The first line': [
    [
      '“Could you send me the figures by Thursday?” belongs in the first line, the story below it. Half of your readers never scroll.',
      '«هل ترسل لي الأرقام قبل الخميس؟» مكانها السطر الأول، والقصة بعدها. نصف قرائك لا يمررون إلى الأسفل.',
    ],
    [
      'Write the subject last, as a short answer to “what is it about?”. A good subject is found again in March.',
      'اكتب الموضوع أخيرًا جوابًا قصيرًا عن «عمّ تدور؟». الموضوع الجيد يُعثر عليه في مارس.',
    ],
  ],
  Reminders: [
    [
      'Assume that the mail was buried, not ignored. Send the request again in one line, with the date and the smallest next step.',
      'افترض أن الرسالة ضاعت لا أنها أُهملت. أعد الطلب في سطر مع التاريخ وأصغر خطوة تالية.',
    ],
    [
      '“Sorry to bother you” makes two people uncomfortable. “A short reminder for Thursday” helps both.',
      '«آسف على الإزعاج» تحرج اثنين. و«تذكير قصير بموعد الخميس» تفيدهما.',
    ],
  ],
  Greetings: [
    [
      '“As-salamu alaykum” is answered with “wa alaykum as-salam”, at any hour and to anyone. It is a wish given back.',
      'جواب «السلام عليكم» هو «وعليكم السلام» في أي ساعة ولأي شخص. إنها أمنية تُرد.',
    ],
    [
      'In the morning you hear “sabah al-kheir”, a morning of good; answer “sabah an-noor”, a morning of light. Say it today to one person.',
      'في الصباح تسمع «صباح الخير» فأجب «صباح النور». قلها اليوم لشخص واحد.',
    ],
  ],
  'Who are you?': [
    [
      '“Ismi” means my name is; “ana min” says where you are from. With yes, “na’am” or simply “aywa”, you can already hold a talk.',
      '«اسمي» لتعريف نفسك، و«أنا من» لبلدك. ومع «نعم» أو «أيوه» تستطيع أن تجري حديثًا.',
    ],
    [
      'Arabic often needs no word for “is”. “Ana Sara” is a whole sentence, and everyone will understand it.',
      'لا تحتاج العربية غالبًا إلى فعل الكون. «أنا سارة» جملة كاملة يفهمها الجميع.',
    ],
  ],
  'Where is it?': [
    [
      '“Wayn” asks where. The reply has “yameen” for right, “yasar” for left and “dughri” for straight on, with a hand that shows the rest.',
      '«وين» للسؤال عن المكان. وفي الجواب «يمين» و«يسار» و«دغري»، ويدٌ تشير إلى الباقي.',
    ],
    [
      'Repeat the direction aloud as you hear it. No one minds, and your ear learns twice as fast.',
      'كرر الاتجاه بصوت عالٍ كما سمعته. لا أحد ينزعج، وأذنك تتعلم أسرع مرتين.',
    ],
  ],
  'How much?': [
    [
      '“Bikam?” is the whole question. Numbers up to ten open every market, and eleven to a hundred follow a pattern you can sing.',
      '«بكم؟» هي السؤال كله. الأعداد حتى العشرة تفتح كل سوق، وما بعدها حتى المئة على نمط يمكن غناؤه.',
    ],
    [
      'Units come before tens: five and twenty. Listen for the small “wa” between them.',
      'تأتي الآحاد قبل العشرات: خمسة وعشرون. أصغِ إلى الواو الصغيرة بينهما.',
    ],
  ],
  'Look before you plan': [
    [
      'Write down what you did in each hour of three days, without judging it. The list is shorter than you fear and stranger than you think.',
      'دوّن ما فعلته في كل ساعة من ثلاثة أيام دون حكم. القائمة أقصر مما تخشى وأغرب مما تظن.',
    ],
    [
      'Mark the hours that gave you strength. They belong in the calendar first.',
      'علّم الساعات التي منحتك قوة. مكانها في التقويم أولًا.',
    ],
  ],
  'Three things a day': [
    [
      'A list without an end is a reproach. Choose three things in the morning, small enough for one day.',
      'القائمة التي لا تنتهي عتاب. اختر ثلاثة أشياء صباحًا يتسع لها يوم واحد.',
    ],
    [
      'When they are done, the day is a success, and everything else is a gift.',
      'إذا أُنجزت فاليوم ناجح، وكل ما عداها هدية.',
    ],
  ],
};
