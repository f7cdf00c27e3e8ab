import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { ActivityQueries } from '../activity/activity.queries';
import { daysAfter, daysBefore, mondayOf } from '../days/days';
import { trendOf } from '../days/metrics';
import { goalProgress } from '../days/metrics.view';
import { MemberDays } from '../days/member-days';
import { Goals, type GoalsView } from '../goals/goals';
import { averagesOf, caloriesOf, macrosOf, slotsOf, totalsOf } from './macros';
import { Meal } from './meal.entity';
import type { LoggedDishBody, NutritionQuery, OwnMealBody } from './nutrition.dto';
import { NutritionQueries } from './nutrition.queries';
import type { MealView, NutritionPageView, PlannerPageView } from './nutrition.view';

const SERIES_DAYS = 30;
const TREND_DAYS = 7;
const GLASS_MILLILITRES = 250;
const MAX_DAYS_AHEAD = 366;

/** Copies the dish, so that later changes do not affect the meal. Locks it against deletion. */
const LOG_DISH = `
  INSERT INTO meal (account_id, key, date, slot, origin, dish_id, dish_slug, name, servings,
    protein_g, carbohydrate_g, fat_g, calories_kcal)
  SELECT $1, $2, $3, coalesce($5, d.meal), 'catalogue', d.id, d.slug, d.name, $6::numeric,
    d.protein_g * $6, d.carbohydrate_g * $6, d.fat_g * $6, d.calories_kcal * $6
  FROM dish d WHERE d.slug = $4 FOR KEY SHARE
  RETURNING key`;

const newKey = () => `meal-${randomBytes(6).toString('hex')}`;

/** Meals and water of a member. Every write returns the whole page. */
@Injectable()
export class Nutrition {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly goals: Goals,
    private readonly activity: ActivityQueries,
    private readonly queries: NutritionQueries,
  ) {}

  async page(accountId: number, query: NutritionQuery = {}): Promise<NutritionPageView> {
    const day = await this.days.of(accountId);
    const { today, zone } = day;
    const [goals, meals, series, dishes, metrics] = await Promise.all([
      this.goals.read(),
      this.queries.meals(accountId, today),
      this.queries.days(accountId, daysBefore(today, SERIES_DAYS - 1), today),
      this.queries.dishes(day, query),
      this.activity.days(accountId, today, today, 'days'),
    ]);
    const glasses = series.at(-1)?.glasses ?? null;
    const eaten = series.map(row => row.calories_kcal);
    return {
      date: today,
      timezone: zone,
      ...eatenOf(meals, goals),
      burned_kcal: metrics[0]?.calories_kcal ?? null,
      hydration: { ...goalProgress(glasses, goals.water_glasses), millilitres: (glasses ?? 0) * GLASS_MILLILITRES },
      trend: trendOf(eaten.slice(-TREND_DAYS), eaten.slice(-2 * TREND_DAYS, -TREND_DAYS)),
      averages: averagesOf(series),
      series,
      dishes,
    };
  }

  async planner(accountId: number, date?: string): Promise<PlannerPageView> {
    const { today } = await this.days.of(accountId);
    const shown = date ?? today;
    const monday = mondayOf(shown);
    const [goals, meals, week] = await Promise.all([
      this.goals.read(),
      this.queries.meals(accountId, shown),
      this.queries.days(accountId, monday, daysAfter(monday, 6)),
    ]);
    return { date: shown, today, ...eatenOf(meals, goals), week };
  }

  async logDish(accountId: number, { slug, slot, servings = 1 }: LoggedDishBody): Promise<NutritionPageView> {
    const { today } = await this.days.of(accountId);
    await this.db.rowOr(NotFound, LOG_DISH, [accountId, newKey(), today, slug, slot ?? null, servings]);
    return this.page(accountId);
  }

  async setGlasses(accountId: number, glasses: number): Promise<NutritionPageView> {
    const { today } = await this.days.of(accountId);
    await this.db.rows(
      `INSERT INTO hydration_day (account_id, date, glasses) VALUES ($1, $2, $3)
       ON CONFLICT ON CONSTRAINT hydration_day_pkey DO UPDATE SET glasses = excluded.glasses, updated_at = now()`,
      [accountId, today, glasses],
    );
    return this.page(accountId);
  }

  async planOwn(accountId: number, body: OwnMealBody): Promise<PlannerPageView> {
    const { today } = await this.days.of(accountId);
    const date = body.date ?? today;
    const last = daysAfter(today, MAX_DAYS_AHEAD);
    if (date > last) throw fieldRefused('date', 'day_until', { last });
    const { name, slot, note = '', protein_g: proteinG = 0, carbohydrate_g: carbohydrateG = 0, fat_g: fatG = 0 } = body;
    await this.db.of(Meal).insert({
      accountId,
      key: newKey(),
      date,
      slot,
      origin: 'own',
      name: { en: name, ar: name },
      note,
      proteinG,
      carbohydrateG,
      fatG,
      caloriesKcal: caloriesOf({ protein_g: proteinG, carbohydrate_g: carbohydrateG, fat_g: fatG }),
    });
    return this.planner(accountId, date);
  }

  async delete(accountId: number, key: string): Promise<PlannerPageView> {
    const gone = await this.db.rowOr<{ date: string }>(
      NotFound,
      'DELETE FROM meal WHERE account_id = $1 AND key = $2 RETURNING date',
      [accountId, key],
    );
    return this.planner(accountId, gone.date);
  }
}

function eatenOf(meals: readonly MealView[], goals: GoalsView) {
  const totals = totalsOf(meals);
  return {
    goals,
    calories: goalProgress(meals.length > 0 ? totals.calories_kcal : null, goals.eaten_kcal),
    macros: macrosOf(totals, goals),
    slots: slotsOf(meals),
  };
}
