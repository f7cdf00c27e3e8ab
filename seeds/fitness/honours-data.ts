import type { AchievementMetric } from '#services/fitness/achievements/achievement-metrics';
import type { BadgeTier } from '#services/fitness/badges/badge.entity';
import type { Pair } from './texts';

interface BadgeSeed {
  key: string;
  tier: BadgeTier;
  icon: string;
  name: Pair;
  description: Pair;
}

export const badges: readonly BadgeSeed[] = [
  {
    key: 'long-way-home',
    tier: 'gold',
    icon: 'footprints',
    name: ['The long way home', 'الطريق الطويل إلى البيت'],
    description: ['For a quarter of a million steps in a month.', 'لربع مليون خطوة في شهر.'],
  },
  {
    key: 'marathon-in-pieces',
    tier: 'silver',
    icon: 'route',
    name: ['Piece by piece', 'قطعة بعد قطعة'],
    description: ['For a marathon spread over three weeks.', 'لماراثون موزّع على ثلاثة أسابيع.'],
  },
  {
    key: 'regular',
    tier: 'bronze',
    icon: 'calendar-check',
    name: ['The regular', 'المواظب'],
    description: ['For twelve sessions in four weeks.', 'لاثنتي عشرة حصة في أربعة أسابيع.'],
  },
  {
    key: 'furnace',
    tier: 'gold',
    icon: 'flame',
    name: ['Furnace', 'الأتون'],
    description: ['For ten thousand active calories.', 'لعشرة آلاف سعرة نشطة.'],
  },
  {
    key: 'all-weather',
    tier: 'platinum',
    icon: 'cloud-rain',
    name: ['All weather', 'كل الأجواء'],
    description: ['For a hundred kilometres in the cold months.', 'لمئة كيلومتر في الأشهر الباردة.'],
  },
  {
    key: 'early-bird',
    tier: 'bronze',
    icon: 'sunrise',
    name: ['Early bird', 'الطائر المبكر'],
    description: ['For sessions that end before seven.', 'لحصص تنتهي قبل السابعة.'],
  },
  {
    key: 'good-neighbour',
    tier: 'silver',
    icon: 'hand-heart',
    name: ['Good neighbour', 'الجار الطيب'],
    description: ['For answers that helped somebody to begin.', 'لإجابات ساعدت أحدهم على البداية.'],
  },
  {
    key: 'iron-will',
    tier: 'gold',
    icon: 'dumbbell',
    name: ['Iron will', 'إرادة من حديد'],
    description: ['For finishing a twelve-week program without a gap.', 'لإتمام برنامج من اثني عشر أسبوعًا دون انقطاع.'],
  },
  {
    key: 'deep-sleeper',
    tier: 'silver',
    icon: 'moon',
    name: ['Deep sleeper', 'صاحب النوم العميق'],
    description: ['For a month of nights above seven hours.', 'لشهر من الليالي فوق سبع ساعات.'],
  },
  {
    key: 'founding-member',
    tier: 'platinum',
    icon: 'star',
    name: ['Founding member', 'عضو مؤسس'],
    description: ['For those who were here in the first year.', 'لمن كانوا هنا في العام الأول.'],
  },
];

interface AchievementSeed {
  key: string;
  metric: AchievementMetric;
  /** In the unit of the metric. */
  threshold: number;
  points: number;
  icon: string;
  name: Pair;
  description: Pair;
}

export const achievements: readonly AchievementSeed[] = [
  {
    key: 'first-workout',
    metric: 'workouts',
    threshold: 1,
    points: 10,
    icon: 'play',
    name: ['The first one', 'الأولى'],
    description: ['Finish your first workout.', 'أنهِ أول حصة لك.'],
  },
  {
    key: 'ten-workouts',
    metric: 'workouts',
    threshold: 10,
    points: 25,
    icon: 'dumbbell',
    name: ['Double figures', 'خانتان'],
    description: ['Finish ten workouts.', 'أنهِ عشر حصص.'],
  },
  {
    key: 'fifty-workouts',
    metric: 'workouts',
    threshold: 50,
    points: 100,
    icon: 'trophy',
    name: ['Half a century', 'نصف مئة'],
    description: ['Finish fifty workouts.', 'أنهِ خمسين حصة.'],
  },
  {
    key: 'week-streak',
    metric: 'streak_days',
    threshold: 7,
    points: 30,
    icon: 'flame',
    name: ['A week without a gap', 'أسبوع بلا انقطاع'],
    description: ['Be active seven days in a row.', 'كن نشيطًا سبعة أيام متتالية.'],
  },
  {
    key: 'month-streak',
    metric: 'streak_days',
    threshold: 30,
    points: 120,
    icon: 'calendar',
    name: ['The unbroken month', 'الشهر المتصل'],
    description: ['Be active thirty days in a row.', 'كن نشيطًا ثلاثين يومًا متتاليًا.'],
  },
  {
    key: 'ten-thousand-day',
    metric: 'best_day_steps',
    threshold: 10_000,
    points: 15,
    icon: 'footprints',
    name: ['Five figures', 'خمس خانات'],
    description: ['Walk ten thousand steps in a day.', 'امشِ عشرة آلاف خطوة في يوم.'],
  },
  {
    key: 'twenty-thousand-day',
    metric: 'best_day_steps',
    threshold: 20_000,
    points: 50,
    icon: 'mountain',
    name: ['Day of the long legs', 'يوم الساقين الطويلتين'],
    description: ['Walk twenty thousand steps in a day.', 'امشِ عشرين ألف خطوة في يوم.'],
  },
  {
    key: 'hundred-kilometres',
    metric: 'distance_m',
    threshold: 100_000,
    points: 60,
    icon: 'map',
    name: ['A hundred kilometres', 'مئة كيلومتر'],
    description: ['Cover a hundred kilometres on your feet.', 'اقطع مئة كيلومتر على قدميك.'],
  },
  {
    key: 'thirty-active-days',
    metric: 'active_days',
    threshold: 30,
    points: 40,
    icon: 'sun',
    name: ['Thirty good days', 'ثلاثون يومًا طيبًا'],
    description: ['Collect thirty active days.', 'اجمع ثلاثين يومًا نشطًا.'],
  },
  {
    key: 'twenty-thousand-calories',
    metric: 'calories_kcal',
    threshold: 20_000,
    points: 60,
    icon: 'zap',
    name: ['Big engine', 'المحرك الكبير'],
    description: ['Use up twenty thousand active calories.', 'احرق عشرين ألف سعرة نشطة.'],
  },
  {
    key: 'fourteen-nights',
    metric: 'nights',
    threshold: 14,
    points: 25,
    icon: 'moon',
    name: ['Fourteen nights', 'أربع عشرة ليلة'],
    description: ['Log a fortnight of sleep.', 'سجّل نوم أسبوعين.'],
  },
  {
    key: 'well-watered',
    metric: 'hydrated_days',
    threshold: 14,
    points: 20,
    icon: 'droplet',
    name: ['Well watered', 'مرويّ جيدًا'],
    description: ['Reach your water goal on fourteen days.', 'بلّغ هدف الماء في أربعة عشر يومًا.'],
  },
  {
    key: 'first-challenge',
    metric: 'challenges',
    threshold: 1,
    points: 30,
    icon: 'flag',
    name: ['Challenge accepted', 'قُبل التحدي'],
    description: ['Finish a challenge.', 'أتمّ تحديًا.'],
  },
  {
    key: 'eight-check-ins',
    metric: 'check_ins',
    threshold: 8,
    points: 35,
    icon: 'message-circle',
    name: ['Honest eight', 'ثمانية بصدق'],
    description: ['File eight weekly check-ins.', 'قدّم ثماني مراجعات أسبوعية.'],
  },
  {
    key: 'first-post',
    metric: 'posts',
    threshold: 1,
    points: 10,
    icon: 'pen',
    name: ['Hello, everybody', 'مرحبًا بالجميع'],
    description: ['Write your first post in a group.', 'اكتب أول منشور لك في مجموعة.'],
  },
];
