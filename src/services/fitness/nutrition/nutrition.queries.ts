import type { Meal } from './meal.entity';
import type { Dish } from '../dishes/dish.entity';
import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { allOf, containsAll, raw, sql, when } from '#kit/database/sql';
import type { RowOf } from '#kit/views/view';
import { daysBefore } from '../days/days';
import type { MemberDay } from '../days/member-days';
import { DishChoiceView, MealView, NutritionDayView } from './nutrition.view';
import type { NutritionQuery } from './nutrition.dto';

const MEALS = `
  SELECT ${MealView.columns<Meal>('m')} FROM meal m WHERE m.account_id = $1 AND m.date = $2
  ORDER BY array_position('{breakfast,lunch,dinner,snack}', m.slot), m.id`;

/** A row for every day from $2 to $3. */
const DAYS = `
  SELECT ${NutritionDayView.columns('eaten', { date: 'day.date', meals: 'coalesce(eaten.meals, 0)::integer', glasses: 'water.glasses' })}
  FROM (SELECT generate_series($2::date, $3::date, '1 day')::date AS date) day
  LEFT JOIN (
    SELECT date, count(*) AS meals, sum(calories_kcal) AS calories_kcal, sum(protein_g) AS protein_g,
      sum(carbohydrate_g) AS carbohydrate_g, sum(fat_g) AS fat_g
    FROM meal WHERE account_id = $1 AND date BETWEEN $2 AND $3 GROUP BY date
  ) eaten ON eaten.date = day.date
  LEFT JOIN hydration_day water ON water.account_id = $1 AND water.date = day.date
  ORDER BY day.date`;

const MAX_CHOICES = 24;
const LOGGED_DAYS = 90;

@Injectable()
export class NutritionQueries {
  constructor(private readonly db: Database) {}

  async meals(accountId: number, date: string): Promise<MealView[]> {
    return (await this.db.rows<RowOf<typeof MealView>>(MEALS, [accountId, date])).map(MealView.of);
  }

  async days(accountId: number, from: string, to: string): Promise<NutritionDayView[]> {
    return (await this.db.rows<RowOf<typeof NutritionDayView>>(DAYS, [accountId, from, to])).map(NutritionDayView.of);
  }

  /** Dishes to log, the most used first. */
  async dishes({ accountId, today }: MemberDay, { search, meal }: NutritionQuery): Promise<DishChoiceView[]> {
    const wanted = allOf([when(meal, slot => sql`d.meal = ${slot}`), ...containsAll('d.search_text', search)]);
    const statement = sql`
      SELECT ${raw(DishChoiceView.columns<Dish>('d', { times_logged: 'coalesce(logged.times, 0)::integer' }))}
      FROM dish d LEFT JOIN (
        SELECT dish_id, count(*) AS times FROM meal
        WHERE account_id = ${accountId} AND date BETWEEN ${daysBefore(today, LOGGED_DAYS)} AND ${today} GROUP BY dish_id
      ) logged ON logged.dish_id = d.id
      WHERE ${wanted} ORDER BY coalesce(logged.times, 0) DESC, d.updated_at DESC, d.id DESC LIMIT ${MAX_CHOICES}`;
    return (await this.db.rows<RowOf<typeof DishChoiceView>>(statement)).map(DishChoiceView.of);
  }
}
