import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { GoalProgressView, TrendView } from '../days/metrics.view';
import { DISH_TAGS, MEAL_SLOTS } from '../dishes/dish-kinds';
import { GoalsView } from '../goals/goals';

const macros = {
  calories_kcal: shown.number(),
  protein_g: shown.number(),
  carbohydrate_g: shown.number(),
  fat_g: shown.number(),
};

export const MealView = view('MealView', {
  key: shown.text({ example: 'meal-5d41402abc4b', description: 'Key that identifies the meal in URLs.' }),
  date: shown.day(),
  slot: shown.word(MEAL_SLOTS, { description: 'Meal of the day.' }),
  origin: shown.word(['catalogue', 'own'], {
    description: 'Origin: a dish of the catalogue, or an own entry of the member.',
  }),
  dish_slug: shown.text({
    nullable: true,
    description: 'Slug of the dish at the time of logging; null for an own meal.',
  }),
  name: shown.bilingual(),
  servings: shown.number({
    description: 'Number of servings; all figures are for all servings together, as at the time of logging.',
  }),
  ...macros,
  note: shown.text(),
  created_at: shown.timestamps.created_at,
});
export type MealView = InstanceType<typeof MealView>;

export const NutritionTotalsView = view('NutritionTotalsView', macros);
export type NutritionTotalsView = InstanceType<typeof NutritionTotalsView>;

export const MealSlotView = view('MealSlotView', {
  slot: shown.word(MEAL_SLOTS, { description: 'Meal of the day.' }),
  meals: shown.many(MealView, { description: 'Meals eaten or planned for this time of day.' }),
  totals: shown.one(NutritionTotalsView, { description: 'Sums over these meals.' }),
});
export type MealSlotView = InstanceType<typeof MealSlotView>;

export const MACROS = ['protein', 'carbohydrate', 'fat'] as const;

export const MacroView = view('MacroView', {
  key: shown.word(MACROS, { description: 'Name of the nutrient.' }),
  ...GoalProgressView.fields,
  percent_of_calories: shown.whole({
    nullable: true,
    description: 'Share of the eaten energy, in percent; null without a meal.',
  }),
});
export type MacroView = InstanceType<typeof MacroView>;

export const NutritionDayView = view('NutritionDayView', {
  date: shown.day(),
  meals: shown.whole({ description: 'Number of meals.' }),
  calories_kcal: shown.number({
    nullable: true,
    description: 'Eaten energy, in kilocalories; null on a day without a meal.',
  }),
  protein_g: shown.number({ nullable: true }),
  carbohydrate_g: shown.number({ nullable: true }),
  fat_g: shown.number({ nullable: true }),
  glasses: shown.whole({
    nullable: true,
    description: 'Number of glasses of water, of 250 millilitres each; null if not recorded.',
  }),
});
export type NutritionDayView = InstanceType<typeof NutritionDayView>;

export const NutritionAveragesView = view('NutritionAveragesView', {
  logged_days: shown.whole({ description: 'Number of days with a meal.' }),
  calories_kcal: shown.number({
    nullable: true,
    description: 'Average energy on days with a meal, in kilocalories; null without one.',
  }),
  protein_g: shown.number({ nullable: true }),
  carbohydrate_g: shown.number({ nullable: true }),
  fat_g: shown.number({ nullable: true }),
  glasses: shown.number({
    nullable: true,
    description: 'Average number of glasses on days with a record; null without one.',
  }),
});
export type NutritionAveragesView = InstanceType<typeof NutritionAveragesView>;

export const DishChoiceView = view('DishChoiceView', {
  slug: shown.text({ example: 'lentil-soup' }),
  name: shown.bilingual(),
  meal: shown.word(MEAL_SLOTS, { description: 'Usual meal of the day.' }),
  serving_g: shown.number({ description: 'Weight of a serving, in grams.' }),
  ...macros,
  tags: shown.words(DISH_TAGS),
  image_url: shown.picture({ nullable: true }),
  times_logged: shown.whole({ description: 'How often the member logged it in the last 90 days.' }),
});
export type DishChoiceView = InstanceType<typeof DishChoiceView>;

export const HydrationView = view('HydrationView', {
  ...GoalProgressView.fields,
  millilitres: shown.whole({ description: 'Amount of water, in millilitres; a glass has 250.' }),
});
export type HydrationView = InstanceType<typeof HydrationView>;

const eaten = {
  goals: shown.one(GoalsView),
  calories: shown.one(GoalProgressView, { description: 'Eaten energy against the goal, in kilocalories.' }),
  macros: shown.many(MacroView, {
    description: 'Protein, carbohydrate and fat of the day against their goals, in grams.',
  }),
  slots: shown.many(MealSlotView, { description: 'Breakfast, lunch, dinner and snacks, in this order.' }),
};

export const NutritionPageView = view('NutritionPageView', 'The meals, nutrients and water of the day', {
  date: shown.day({ description: 'Today, in the time zone of the member.' }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  ...eaten,
  burned_kcal: shown.number({
    nullable: true,
    description: 'Energy of movement of the day, in kilocalories; null without data.',
  }),
  hydration: shown.one(HydrationView, { description: 'Glasses of water of today against the goal.' }),
  trend: shown.one(TrendView, { description: 'Trend of the eaten energy: the last 7 days against the 7 before.' }),
  averages: shown.one(NutritionAveragesView, { description: 'Averages over the days of `series`.' }),
  series: shown.many(NutritionDayView, { description: 'Last 30 days, today last; missing figures are null, not 0.' }),
  dishes: shown.many(DishChoiceView, {
    description: 'Dishes to log, at most 24: the most logged first, then the last changed.',
  }),
});
export type NutritionPageView = InstanceType<typeof NutritionPageView>;

export const PlannerPageView = view('PlannerPageView', 'The planned meals of the week', {
  date: shown.day(),
  today: shown.day({ description: 'Today, in the time zone of the member.' }),
  ...eaten,
  week: shown.many(NutritionDayView, { description: 'Days of the week of `date`, Monday to Sunday.' }),
});
export type PlannerPageView = InstanceType<typeof PlannerPageView>;
