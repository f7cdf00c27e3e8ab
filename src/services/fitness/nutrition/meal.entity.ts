import { Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  DayColumn,
  DecimalColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Account } from '#shared/staff/account.entity';
import type { MealSlot } from '../dishes/dish-kinds';
import { Dish } from '../dishes/dish.entity';

export type MealOrigin = 'catalogue' | 'own';

/** A meal eaten or planned, with a copy of its figures. */
@Entity({ name: 'meal' })
@Unique('meal_key_key', ['accountId', 'key'])
@HandWrittenCheck('meal_slot_known')
@HandWrittenCheck('meal_origin_known')
@HandWrittenCheck('meal_figures')
@HandWrittenIndex('meal_account_idx')
@HandWrittenIndex('meal_dish_idx')
export class Meal extends StoredRecord {
  @ForeignKey(() => Account, { name: 'meal_account_fkey', onDelete: 'CASCADE' })
  @IntegerColumn()
  accountId: number;

  @TextColumn()
  key: string;

  @DayColumn()
  date: string;

  @TextColumn()
  slot: MealSlot;

  /** Whether it is a dish of the catalogue or an own entry. */
  @TextColumn()
  origin: MealOrigin;

  @ForeignKey(() => Dish, { name: 'meal_dish_fkey', onDelete: 'SET NULL' })
  @IntegerColumn({ nullable: true })
  dishId: number | null;

  /** Slug at the time of logging; null for an own meal. */
  @TextColumn({ nullable: true })
  dishSlug: string | null;

  /** Name of the dish; for an own meal, the text of the member in both languages. */
  @BilingualColumn()
  name: Bilingual;

  @DecimalColumn(5, 2, { default: 1 })
  servings: number;

  /** Grams in all servings together, as in the other figures. */
  @DecimalColumn(7, 2)
  proteinG: number;

  @DecimalColumn(7, 2)
  carbohydrateG: number;

  @DecimalColumn(7, 2)
  fatG: number;

  @DecimalColumn(8, 2)
  caloriesKcal: number;

  @TextColumn({ default: '' })
  note: string;
}
