import type { Seeding } from '#shared/seeding/seeding';
import { breakfastDishes } from './dishes-data-breakfast';
import { dinnerDishes } from './dishes-data-dinner';
import { lunchDishes } from './dishes-data-lunch';
import { snackDishes } from './dishes-data-snacks';
import { dayAgo, daysOf, instantOn, type Member } from './members';
import { randomOf } from './random';
import { OWN_MEALS } from './trained-data';

/**
 * What a day is made of: the meal, its dishes, when it is eaten, how many servings of it, and how often it is left out.
 * Together some 1,900 kcal: what a person of eighty kilograms eats who is losing half a kilogram in a week.
 */
const MEALS = [
  ['breakfast', breakfastDishes, 8 * 60 + 40, [1, 1.5, 1.5], 0.03],
  ['lunch', lunchDishes, 13 * 60, [1.5, 1.5, 2], 0.02],
  ['snack', snackDishes, 16 * 60 + 30, [1, 1.5, 2], 0.15],
  ['dinner', dinnerDishes, 20 * 60, [1.5, 1.5, 1.5, 1], 0.02],
] as const;

const EATEN = `
  INSERT INTO meal (account_id, key, date, slot, origin, dish_id, dish_slug, name, servings, protein_g, carbohydrate_g,
    fat_g, calories_kcal, created_at, updated_at)
  SELECT $1, m.key, m.date, m.slot, 'catalogue', d.id, d.slug, d.name, m.servings, d.protein_g * m.servings,
    d.carbohydrate_g * m.servings, d.fat_g * m.servings, d.calories_kcal * m.servings, m.at, m.at
  FROM jsonb_to_recordset($2::jsonb) AS m (key text, date date, slot text, dish text, servings numeric, at timestamptz)
  JOIN dish d ON d.slug = m.dish`;

const OWN = `
  INSERT INTO meal (account_id, key, date, slot, origin, name, protein_g, carbohydrate_g, fat_g, calories_kcal,
    created_at, updated_at)
  VALUES ($1, $2, $3, 'snack', 'own', jsonb_build_object('en', $4::text, 'ar', $4::text), $5::numeric, $6::numeric,
    $7::numeric, 4 * $5::numeric + 4 * $6::numeric + 9 * $7::numeric, $8, $8)`;

/** Dishes of the catalogue for every meal of every day, and something of the member's own now and then. */
export async function seedMeals({ db, clock }: Seeding, member: Member): Promise<void> {
  const random = randomOf(`meals ${member.email}`);
  const meals = daysOf(member).flatMap(daysAgo =>
    MEALS.flatMap(([slot, dishes, minutes, helpings, leftOut]) => {
      const dish = dishes[Math.floor(random() * dishes.length)]!;
      const servings = helpings[Math.floor(random() * helpings.length)]!;
      const at = instantOn(member, daysAgo, minutes + random() * 40);
      if (random() < leftOut || at.getTime() > clock.now().epochMilliseconds) return [];
      const date = dayAgo(member, daysAgo);
      return { key: `meal-${date}-${slot}`, date, slot, dish: dish.slug, servings, at };
    }),
  );
  await db.rows(EATEN, [member.id, JSON.stringify(meals)]);
  for (let daysAgo = 3, turn = 0; daysAgo < member.days; daysAgo += 6, turn += 1) {
    const [name, protein, carbohydrate, fat] = OWN_MEALS[turn % OWN_MEALS.length]!;
    const date = dayAgo(member, daysAgo);
    const at = instantOn(member, daysAgo, 17 * 60);
    await db.rows(OWN, [member.id, `meal-${date}-own`, date, name, protein, carbohydrate, fat, at]);
  }
}
