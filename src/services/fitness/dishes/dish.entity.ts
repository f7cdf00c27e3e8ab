import { Entity, Unique } from 'typeorm';
import {
  DecimalColumn,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  JsonColumn,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { CatalogueRecord } from '../catalogue/catalogue-record.entity';
import type { DishTag, MealSlot } from './dish-kinds';

/** A dish of the catalogue, with figures per serving. The database generates `calories_kcal` from the grams. */
@Entity({ name: 'dish' })
@Unique('dish_slug_key', ['slug'])
@HandWrittenCheck('dish_meal_known')
@HandWrittenCheck('dish_figures')
@HandWrittenIndex('dish_recent_idx')
@HandWrittenIndex('dish_meal_idx')
@HandWrittenIndex('dish_search_idx')
export class Dish extends CatalogueRecord {
  @TextColumn()
  meal: MealSlot;

  /** Weight of a serving, in grams. */
  @DecimalColumn(6, 1)
  servingG: number;

  @DecimalColumn(6, 2)
  proteinG: number;

  @DecimalColumn(6, 2)
  carbohydrateG: number;

  @DecimalColumn(6, 2)
  fatG: number;

  @DecimalColumn(6, 2, { default: 0 })
  fiberG: number;

  @IntegerColumn({ default: 0 })
  preparationMinutes: number;

  @JsonColumn({ default: [] })
  ingredients: Bilingual[];

  @TextColumn({ array: true, default: [] })
  tags: DishTag[];
}
