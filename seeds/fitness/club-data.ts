import type { ChallengeMetric } from '#services/fitness/challenges/challenge-metrics';
import type { GroupTopic } from '#services/fitness/groups/group-topics';
import type { Pair } from './texts';

interface GroupSeed {
  slug: string;
  topic: GroupTopic;
  name: Pair;
  description: Pair;
}

export const groups: readonly GroupSeed[] = [
  {
    slug: 'sunrise-runners',
    topic: 'running',
    name: ['Sunrise runners', 'عدّاؤو الشروق'],
    description: ['Out before the city wakes, back before breakfast.', 'نخرج قبل أن تصحو المدينة ونعود قبل الفطور.'],
  },
  {
    slug: 'iron-circle',
    topic: 'strength',
    name: ['Iron circle', 'دائرة الحديد'],
    description: [
      'Numbers, technique and honest videos of the last repetition.',
      'أرقام وأداء وتسجيلات صادقة لآخر تكرار.',
    ],
  },
  {
    slug: 'first-steps',
    topic: 'beginners',
    name: ['First steps', 'الخطوات الأولى'],
    description: ['No question is too small here.', 'لا سؤال صغيرًا هنا.'],
  },
  {
    slug: 'kitchen-table',
    topic: 'nutrition',
    name: ['Kitchen table', 'مائدة المطبخ'],
    description: [
      'Recipes, lunch boxes and what to eat before a long run.',
      'وصفات وعلب غداء وما يؤكل قبل الجري الطويل.',
    ],
  },
  {
    slug: 'two-wheels',
    topic: 'cycling',
    name: ['Two wheels', 'عجلتان'],
    description: ['Weekend rides at a pace that allows a conversation.', 'جولات نهاية الأسبوع بسرعة تسمح بالحديث.'],
  },
  {
    slug: 'quiet-mat',
    topic: 'yoga',
    name: ['Quiet mat', 'البساط الهادئ'],
    description: ['Yoga and breath for people with full calendars.', 'يوغا وتنفس لأصحاب الجداول المزدحمة.'],
  },
  {
    slug: 'ten-thousand-steps',
    topic: 'walking',
    name: ['Ten thousand steps', 'عشرة آلاف خطوة'],
    description: ['We take the stairs and the longer way home.', 'نصعد الدرج ونسلك الطريق الأطول إلى البيت.'],
  },
  {
    slug: 'cold-water-club',
    topic: 'swimming',
    name: ['Cold water club', 'نادي الماء البارد'],
    description: ['Lengths, open water and hot tea afterwards.', 'أشواط ومياه مفتوحة وشاي ساخن بعدها.'],
  },
];

interface EventSeed {
  slug: string;
  /** The group that holds it. */
  group?: string;
  online?: true;
  /** From the day of seeding; what is past is below zero. */
  inDays: number;
  /** Hour of the day in UTC. */
  hour: number;
  hours: number;
  capacity: number;
  name: Pair;
  description: Pair;
  location: Pair;
}

export const events: readonly EventSeed[] = [
  {
    slug: 'park-run-five',
    group: 'sunrise-runners',
    inDays: 3,
    hour: 5,
    hours: 1.5,
    capacity: 40,
    name: ['Park run, five kilometres', 'جري الحديقة، خمسة كيلومترات'],
    description: ['Three pace groups and coffee at the gate.', 'ثلاث مجموعات سرعة وقهوة عند البوابة.'],
    location: ['Riverside Park, north gate', 'حديقة ضفة النهر، البوابة الشمالية'],
  },
  {
    slug: 'squat-clinic',
    group: 'iron-circle',
    inDays: 6,
    hour: 16,
    hours: 2,
    capacity: 12,
    name: ['Squat clinic', 'ورشة السكوات'],
    description: [
      'Two hours on one movement, with video from three sides.',
      'ساعتان لحركة واحدة مع تصوير من ثلاث جهات.',
    ],
    location: ['Main gym, platform hall', 'النادي الرئيسي، قاعة المنصات'],
  },
  {
    slug: 'meal-prep-evening',
    group: 'kitchen-table',
    online: true,
    inDays: 9,
    hour: 17,
    hours: 1.5,
    capacity: 100,
    name: ['Meal prep evening', 'أمسية تحضير الوجبات'],
    description: ['Cook four lunches together, each in your own kitchen.', 'نطبخ معًا أربع وجبات غداء، كلٌّ في مطبخه.'],
    location: ['Video call; the link comes by message', 'مكالمة مرئية؛ يصل الرابط برسالة'],
  },
  {
    slug: 'coast-ride',
    group: 'two-wheels',
    inDays: 12,
    hour: 4,
    hours: 4,
    capacity: 25,
    name: ['Coast ride, sixty kilometres', 'جولة الساحل، ستون كيلومترًا'],
    description: ['Flat, windy and worth the alarm.', 'طريق مستوٍ وعاصف يستحق المنبّه.'],
    location: ['Old harbour car park', 'موقف الميناء القديم'],
  },
  {
    slug: 'open-gym-first-steps',
    group: 'first-steps',
    inDays: 2,
    hour: 15,
    hours: 1,
    capacity: 8,
    name: ['Open gym for beginners', 'النادي المفتوح للمبتدئين'],
    description: ['Try every machine with a coach beside you.', 'جرّب كل جهاز وإلى جانبك مدرب.'],
    location: ['Main gym, ground floor', 'النادي الرئيسي، الطابق الأرضي'],
  },
  {
    slug: 'breathing-hour',
    group: 'quiet-mat',
    online: true,
    inDays: 5,
    hour: 18,
    hours: 1,
    capacity: 60,
    name: ['Breathing hour', 'ساعة التنفس'],
    description: ['Lie down, listen, breathe.', 'استلقِ وأصغِ وتنفس.'],
    location: ['Online room Lotus', 'القاعة الإلكترونية لوتس'],
  },
  {
    slug: 'nutrition-talk',
    inDays: 16,
    hour: 16,
    hours: 1.5,
    capacity: 80,
    name: ['How much protein is enough?', 'ما الكمية الكافية من البروتين؟'],
    description: [
      'A talk with a dietitian, and half an hour for questions.',
      'حديث مع اختصاصية تغذية ونصف ساعة للأسئلة.',
    ],
    location: ['Lecture room, second floor', 'قاعة المحاضرات، الطابق الثاني'],
  },
  {
    slug: 'spring-swim',
    group: 'cold-water-club',
    inDays: -10,
    hour: 6,
    hours: 2,
    capacity: 20,
    name: ['Spring swim', 'سباحة الربيع'],
    description: ['The first open water of the year.', 'أول مياه مفتوحة في العام.'],
    location: ['City beach, tower two', 'شاطئ المدينة، البرج الثاني'],
  },
];

interface ChallengeSeed {
  slug: string;
  metric: ChallengeMetric;
  /** In the unit of the metric. */
  goal: number;
  /** First day, from the day of seeding. */
  from: number;
  days: number;
  badge?: string;
  name: Pair;
  description: Pair;
}

export const challenges: readonly ChallengeSeed[] = [
  {
    slug: 'quarter-million-steps',
    metric: 'steps',
    goal: 250_000,
    from: -14,
    days: 30,
    badge: 'long-way-home',
    name: ['A quarter of a million steps', 'ربع مليون خطوة'],
    description: ['Thirty days, one foot after the other.', 'ثلاثون يومًا، قدمًا بعد قدم.'],
  },
  {
    slug: 'marathon-in-pieces',
    metric: 'distance_m',
    goal: 42_195,
    from: -7,
    days: 21,
    badge: 'marathon-in-pieces',
    name: ['Marathon in pieces', 'ماراثون على دفعات'],
    description: [
      'Forty-two kilometres in three weeks, walked or run.',
      'اثنان وأربعون كيلومترًا في ثلاثة أسابيع مشيًا أو جريًا.',
    ],
  },
  {
    slug: 'twelve-sessions',
    metric: 'workouts',
    goal: 12,
    from: -10,
    days: 28,
    badge: 'regular',
    name: ['Twelve sessions', 'اثنتا عشرة حصة'],
    description: ['Three a week for four weeks.', 'ثلاث في الأسبوع طوال أربعة أسابيع.'],
  },
  {
    slug: 'thousand-active-minutes',
    metric: 'active_minutes',
    goal: 1000,
    from: -20,
    days: 30,
    name: ['A thousand active minutes', 'ألف دقيقة نشاط'],
    description: ['Everything that raises the pulse counts.', 'كل ما يرفع النبض يُحسب.'],
  },
  {
    slug: 'burn-ten-thousand',
    metric: 'calories_kcal',
    goal: 10_000,
    from: 5,
    days: 28,
    badge: 'furnace',
    name: ['Burn ten thousand', 'احرق عشرة آلاف'],
    description: ['Active calories only; sleeping does not count.', 'السعرات النشطة فقط؛ النوم لا يُحسب.'],
  },
  {
    slug: 'winter-kilometres',
    metric: 'distance_m',
    goal: 100_000,
    from: -75,
    days: 60,
    badge: 'all-weather',
    name: ['Winter kilometres', 'كيلومترات الشتاء'],
    description: ['A hundred kilometres while the others stay inside.', 'مئة كيلومتر بينما يبقى الآخرون في الداخل.'],
  },
];
