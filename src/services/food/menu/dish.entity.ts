import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  DecimalColumn,
  HandWrittenIndex,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  StoredRecord,
  TextColumn,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Category } from '../categories/category.entity';

export interface DishChoice {
  key: string;
  name: Bilingual;
  priceDeltaCents: number;
  isAvailable: boolean;
}

export interface DishOptionGroup {
  key: string;
  name: Bilingual;
  required: boolean;
  min: number;
  max: number;
  choices: DishChoice[];
}

@Entity({ name: 'dish' })
@Unique('dish_slug_key', ['slug'])
@Check('dish_price_not_negative', 'price_cents >= 0')
@HandWrittenIndex('dish_recent_idx')
@HandWrittenIndex('dish_popularity_idx')
@HandWrittenIndex('dish_price_idx')
@HandWrittenIndex('dish_name_idx')
@HandWrittenIndex('dish_category_idx')
@HandWrittenIndex('dish_published_idx')
@HandWrittenIndex('dish_featured_idx')
@HandWrittenIndex('dish_best_seller_idx')
@HandWrittenIndex('dish_archived_idx')
@HandWrittenIndex('dish_dietary_idx')
@HandWrittenIndex('dish_search_idx')
@HandWrittenIndex('dish_orderable_idx')
@HandWrittenIndex('dish_addition_idx')
export class Dish extends StoredRecord {
  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  description: Bilingual;

  @BilingualColumn({ canBeEmpty: true })
  ingredients: Bilingual;

  @IntegerColumn()
  priceCents: number;

  @ForeignKey(() => Category, { name: 'dish_category_fkey' })
  @IntegerColumn()
  categoryId: number;

  /** Addresses of pictures; the first is the cover. */
  @JsonColumn({ default: [] })
  images: string[];

  @JsonColumn({ default: [] })
  optionGroups: DishOptionGroup[];

  @TextColumn({ array: true, default: [] })
  allergens: string[];

  @TextColumn({ array: true, default: [] })
  dietaryTags: string[];

  @IntegerColumn({ default: 15 })
  preparationMinutes: number;

  /** Whether the dish is published. */
  @BooleanColumn({ default: true })
  isActive: boolean;

  /** Whether staff offer the dish. The generated column `is_orderable` also needs a choice in each required group. */
  @BooleanColumn({ default: true })
  isAvailable: boolean;

  @BooleanColumn({ default: false })
  isFeatured: boolean;

  @BooleanColumn({ default: false })
  isBestSeller: boolean;

  /** Number of units delivered. */
  @IntegerColumn({ default: 0 })
  popularity: number;

  /** Average of its reviews, maintained by `refreshDishRating`; null without reviews. */
  @DecimalColumn(3, 2, { nullable: true })
  ratingAverage: number | null;

  @IntegerColumn({ default: 0 })
  reviewCount: number;

  @TextColumn({ default: '' })
  searchText: string;

  @InstantColumn({ nullable: true })
  archivedAt: Date | null;
}
