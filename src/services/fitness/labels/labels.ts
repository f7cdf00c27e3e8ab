import { ACHIEVEMENT_METRICS, type AchievementMetric } from '../achievements/achievement-metrics';
import { BADGE_TIERS, type BadgeTier } from '../badges/badge.entity';
import { BILLING_INTERVALS, type BillingInterval } from '../billing/billing-plan.entity';
import { CHALLENGE_METRICS, type ChallengeMetric } from '../challenges/challenge-metrics';
import { DEVICE_KINDS, type DeviceKind } from '../devices/device.entity';
import { DISH_TAGS, type DishTag, MEAL_SLOTS, type MealSlot } from '../dishes/dish-kinds';
import {
  DIFFICULTIES,
  type Difficulty,
  EQUIPMENT,
  type Equipment,
  type Muscle,
  MUSCLES,
} from '../exercises/exercise-kinds';
import { GROUP_TOPICS, type GroupTopic } from '../groups/group-topics';
import { PROGRAM_GOALS, type ProgramGoal } from '../programs/program-goals';
import { WORKOUT_KINDS, type WorkoutKind } from '../workouts/workout-kinds';

type Names<Word extends string> = Readonly<Record<Word, readonly [en: string, ar: string]>>;

const MUSCLE: Names<Muscle> = {
  chest: ['Chest', 'الصدر'],
  back: ['Back', 'الظهر'],
  shoulders: ['Shoulders', 'الأكتاف'],
  biceps: ['Biceps', 'العضلة ذات الرأسين'],
  triceps: ['Triceps', 'العضلة ثلاثية الرؤوس'],
  forearms: ['Forearms', 'الساعدان'],
  core: ['Core', 'الجذع'],
  glutes: ['Glutes', 'الأرداف'],
  quadriceps: ['Quadriceps', 'الفخذ الأمامية'],
  hamstrings: ['Hamstrings', 'الفخذ الخلفية'],
  calves: ['Calves', 'السمانة'],
  full_body: ['Full body', 'الجسم كله'],
};

const TOOL: Names<Equipment> = {
  none: ['No equipment', 'بلا معدات'],
  mat: ['Mat', 'بساط'],
  dumbbell: ['Dumbbell', 'دمبل'],
  barbell: ['Barbell', 'بار حديد'],
  kettlebell: ['Kettlebell', 'كرة حديدية'],
  machine: ['Machine', 'جهاز'],
  cable: ['Cable', 'كابل'],
  band: ['Band', 'شريط مطاطي'],
  bench: ['Bench', 'مقعد'],
  pull_up_bar: ['Pull-up bar', 'عقلة'],
  box: ['Box', 'صندوق'],
  medicine_ball: ['Medicine ball', 'كرة طبية'],
  rope: ['Rope', 'حبل'],
  cardio_machine: ['Cardio machine', 'جهاز كارديو'],
};

const DIFFICULTY: Names<Difficulty> = {
  beginner: ['Beginner', 'مبتدئ'],
  intermediate: ['Intermediate', 'متوسط'],
  advanced: ['Advanced', 'متقدم'],
};

const WORKOUT: Names<WorkoutKind> = {
  strength: ['Strength', 'قوة'],
  cardio: ['Cardio', 'كارديو'],
  hiit: ['Intervals', 'تدريب متقطع'],
  mobility: ['Mobility', 'مرونة الحركة'],
  yoga: ['Yoga', 'يوغا'],
  pilates: ['Pilates', 'بيلاتس'],
  recovery: ['Recovery', 'استشفاء'],
};

const GOAL: Names<ProgramGoal> = {
  strength: ['Strength', 'القوة'],
  muscle: ['Muscle', 'بناء العضلات'],
  weight_loss: ['Weight loss', 'خسارة الوزن'],
  endurance: ['Endurance', 'التحمّل'],
  mobility: ['Mobility', 'مرونة الحركة'],
  general: ['General fitness', 'اللياقة العامة'],
};

const MEAL: Names<MealSlot> = {
  breakfast: ['Breakfast', 'الفطور'],
  lunch: ['Lunch', 'الغداء'],
  dinner: ['Dinner', 'العشاء'],
  snack: ['Snack', 'وجبة خفيفة'],
};

const TAG: Names<DishTag> = {
  vegetarian: ['Vegetarian', 'نباتي'],
  vegan: ['Vegan', 'نباتي صرف'],
  high_protein: ['High in protein', 'غني بالبروتين'],
  low_carb: ['Low in carbohydrate', 'قليل الكربوهيدرات'],
  gluten_free: ['Gluten-free', 'خالٍ من الغلوتين'],
  dairy_free: ['Dairy-free', 'خالٍ من الألبان'],
  high_fiber: ['High in fibre', 'غني بالألياف'],
  quick: ['Quick', 'سريع التحضير'],
};

const TOPIC: Names<GroupTopic> = {
  running: ['Running', 'الجري'],
  cycling: ['Cycling', 'ركوب الدراجات'],
  strength: ['Strength', 'القوة'],
  yoga: ['Yoga', 'اليوغا'],
  nutrition: ['Nutrition', 'التغذية'],
  walking: ['Walking', 'المشي'],
  swimming: ['Swimming', 'السباحة'],
  mindfulness: ['Mindfulness', 'اليقظة الذهنية'],
  beginners: ['Beginners', 'المبتدئون'],
  general: ['General', 'عام'],
};

const TIER: Names<BadgeTier> = {
  bronze: ['Bronze', 'برونزية'],
  silver: ['Silver', 'فضية'],
  gold: ['Gold', 'ذهبية'],
  platinum: ['Platinum', 'بلاتينية'],
};

const CHALLENGE: Names<ChallengeMetric> = {
  steps: ['Steps', 'الخطوات'],
  distance_m: ['Distance in metres', 'المسافة بالأمتار'],
  active_minutes: ['Active minutes', 'دقائق النشاط'],
  calories_kcal: ['Active kilocalories', 'السعرات المحروقة'],
  workouts: ['Trainings', 'التدريبات'],
};

const ACHIEVEMENT: Names<AchievementMetric> = {
  workouts: ['Trainings', 'التدريبات'],
  active_days: ['Active days', 'أيام النشاط'],
  streak_days: ['Active days in a row', 'أيام النشاط المتتالية'],
  best_day_steps: ['Steps of the best day', 'خطوات أفضل يوم'],
  distance_m: ['Distance in metres', 'المسافة بالأمتار'],
  calories_kcal: ['Active kilocalories', 'السعرات المحروقة'],
  nights: ['Nights logged', 'الليالي المسجلة'],
  hydrated_days: ['Days with enough water', 'أيام شرب الماء الكافي'],
  challenges: ['Challenges finished', 'التحديات المكتملة'],
  check_ins: ['Check-ins', 'التقارير الأسبوعية'],
  posts: ['Posts', 'المنشورات'],
};

const DEVICE: Names<DeviceKind> = {
  watch: ['Watch', 'ساعة'],
  band: ['Band', 'سوار'],
  scale: ['Scale', 'ميزان'],
  ring: ['Ring', 'خاتم'],
  phone: ['Phone', 'هاتف'],
  application: ['Application', 'تطبيق'],
};

const INTERVAL: Names<BillingInterval> = { month: ['Month', 'شهر'], year: ['Year', 'سنة'] };

const named = <Word extends string>(words: readonly Word[], names: Names<Word>) =>
  words.map(value => ({ value, name: { en: names[value][0], ar: names[value][1] } }));

export const LABELS = {
  muscles: named(MUSCLES, MUSCLE),
  equipment: named(EQUIPMENT, TOOL),
  difficulties: named(DIFFICULTIES, DIFFICULTY),
  workout_kinds: named(WORKOUT_KINDS, WORKOUT),
  program_goals: named(PROGRAM_GOALS, GOAL),
  meals: named(MEAL_SLOTS, MEAL),
  dish_tags: named(DISH_TAGS, TAG),
  group_topics: named(GROUP_TOPICS, TOPIC),
  badge_tiers: named(BADGE_TIERS, TIER),
  challenge_metrics: named(CHALLENGE_METRICS, CHALLENGE),
  achievement_metrics: named(ACHIEVEMENT_METRICS, ACHIEVEMENT),
  device_kinds: named(DEVICE_KINDS, DEVICE),
  billing_intervals: named(BILLING_INTERVALS, INTERVAL),
};
