import { shown } from '#kit/views/shown';
import { view } from '#kit/views/view';
import { GoalProgressView, TrendView } from '../days/figures.view';
import { DISH_TAGS, MEAL_SLOTS } from '../dishes/dish-kinds';
import { GoalsView } from '../goals/goals';

const macros = {
  calories_kcal: shown.number(),
  protein_g: shown.number(),
  carbohydrate_g: shown.number(),
  fat_g: shown.number(),
};

export const MealView = view('MealView', {
  key: shown.text({ example: 'meal-5d41402abc4b', description: 'What addresses call the meal.' }),
  date: shown.day(),
  slot: shown.word(MEAL_SLOTS, { description: 'The meal of the day.' }),
  origin: shown.word(['catalogue', 'own'], { description: 'A dish of the catalogue, or an own meal.' }),
  dish_slug: shown.text({ nullable: true, description: 'Of the dish then; null for an own meal.' }),
  name: shown.bilingual(),
  servings: shown.number({ description: 'The figures are of all of them together, as they were when it was logged.' }),
  ...macros,
  note: shown.text(),
  created_at: shown.timestamps.created_at,
});
export type MealView = InstanceType<typeof MealView>;

export const NutritionTotalsView = view('NutritionTotalsView', macros);
export type NutritionTotalsView = InstanceType<typeof NutritionTotalsView>;

export const MealSlotView = view('MealSlotView', {
  slot: shown.word(MEAL_SLOTS, { description: 'The meal of the day.' }),
  meals: shown.many(MealView, { description: 'What was eaten or is planned then.' }),
  totals: shown.one(NutritionTotalsView, { description: 'The sums.' }),
});
export type MealSlotView = InstanceType<typeof MealSlotView>;

export const MACROS = ['protein', 'carbohydrate', 'fat'] as const;

export const MacroView = view('MacroView', {
  key: shown.word(MACROS, { description: 'Which of the three.' }),
  ...GoalProgressView.fields,
  percent_of_calories: shown.whole({ nullable: true, description: 'Share of what was eaten, null while nothing was.' }),
});
export type MacroView = InstanceType<typeof MacroView>;

export const NutritionDayView = view('NutritionDayView', {
  date: shown.day(),
  meals: shown.whole({ description: 'How many meals.' }),
  calories_kcal: shown.number({ nullable: true, description: 'Eaten kilocalories; null on a day without a meal.' }),
  protein_g: shown.number({ nullable: true }),
  carbohydrate_g: shown.number({ nullable: true }),
  fat_g: shown.number({ nullable: true }),
  glasses: shown.whole({ nullable: true, description: 'Glasses of water of 250 millilitres.' }),
});
export type NutritionDayView = InstanceType<typeof NutritionDayView>;

export const NutritionAveragesView = view('NutritionAveragesView', {
  logged_days: shown.whole({ description: 'Days with a meal.' }),
  calories_kcal: shown.number({ nullable: true, description: 'Of a logged day, as the grams are.' }),
  protein_g: shown.number({ nullable: true }),
  carbohydrate_g: shown.number({ nullable: true }),
  fat_g: shown.number({ nullable: true }),
  glasses: shown.number({ nullable: true, description: 'Of a day with glasses noted.' }),
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
  times_logged: shown.whole({ description: 'By the member, in the last 90 days.' }),
});
export type DishChoiceView = InstanceType<typeof DishChoiceView>;

export const HydrationView = view('HydrationView', {
  ...GoalProgressView.fields,
  millilitres: shown.whole({ description: 'Of glasses of 250.' }),
});
export type HydrationView = InstanceType<typeof HydrationView>;

const eaten = {
  goals: shown.one(GoalsView),
  calories: shown.one(GoalProgressView, { description: 'Eaten kilocalories.' }),
  macros: shown.many(MacroView, { description: 'Protein, carbohydrate and fat of the day against their goals.' }),
  slots: shown.many(MealSlotView, { description: 'Breakfast, lunch, dinner and snacks, in this order.' }),
};

export const NutritionPageView = view('NutritionPageView', 'The meals, nutrients and water of the day', {
  date: shown.day({ description: "Today's date in the time zone of the member." }),
  timezone: shown.text({ example: 'Asia/Dubai' }),
  ...eaten,
  burned_kcal: shown.number({ nullable: true, description: 'Active kilocalories of the day.' }),
  hydration: shown.one(HydrationView, { description: 'Glasses of water of today against the goal.' }),
  trend: shown.one(TrendView, { description: 'Eaten kilocalories: the last 7 days against the 7 before.' }),
  averages: shown.one(NutritionAveragesView, { description: 'Of the series.' }),
  series: shown.many(NutritionDayView, { description: 'The last 30 days, today last; a gap is null, not 0.' }),
  dishes: shown.many(DishChoiceView, {
    description: 'To log from: the ones logged most, then the newest; 24 at most.',
  }),
});
export type NutritionPageView = InstanceType<typeof NutritionPageView>;

export const PlannerPageView = view('PlannerPageView', 'The planned meals of the week', {
  date: shown.day(),
  today: shown.day({ description: 'Today in the time zone of the member.' }),
  ...eaten,
  week: shown.many(NutritionDayView, { description: 'Monday to Sunday around the date.' }),
});
export type PlannerPageView = InstanceType<typeof PlannerPageView>;
