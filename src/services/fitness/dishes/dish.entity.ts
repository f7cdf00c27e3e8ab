import { Entity, Unique } from 'typeorm';
import {
  BilingualColumn,
  DecimalColumn,
  EMPTY_BILINGUAL,
  HandWrittenCheck,
  HandWrittenIndex,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import type { DishTag, MealSlot } from './dish-kinds';

/**
 * A dish of the catalogue. All figures are those of one serving. Its calories are a column that the database makes of
 * the grams (`calories_kcal`), and none that could be written.
 */
@Entity({ name: 'dish' })
@Unique('dish_slug_key', ['slug'])
@HandWrittenCheck('dish_meal_known')
@HandWrittenCheck('dish_figures')
@HandWrittenIndex('dish_recent_idx')
@HandWrittenIndex('dish_meal_idx')
@HandWrittenIndex('dish_search_idx')
export class Dish extends StoredRecord {
  /** Addresses the record; renaming it keeps it. */
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  /** What it is mostly eaten as. */
  @TextColumn()
  meal: MealSlot;

  /** Weight of a serving. */
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

  /** Address of a picture of this service. */
  @TextColumn({ nullable: true })
  imageUrl: string | null;

  /** Name in both languages, as searches compare it. */
  @TextColumn({ default: '' })
  searchText: string;
}
