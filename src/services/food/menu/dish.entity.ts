import { Check, Entity, ForeignKey, Unique } from 'typeorm';
import {
  BilingualColumn,
  BooleanColumn,
  CreatedAt,
  EMPTY_BILINGUAL,
  HandWrittenIndex,
  Identity,
  InstantColumn,
  IntegerColumn,
  JsonColumn,
  TextColumn,
  UpdatedAt,
} from '#kit/database/columns';
import type { Bilingual } from '#kit/language/language';
import { Category } from '../categories/category.entity';

export interface DishChoice {
  key: string;
  name: Bilingual;
  priceDeltaCents: number;
  isAvailable: boolean;
}

/** A decision to make about a dish: `min` to `max` of the choices, at least one when required. */
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
export class Dish {
  @Identity('dish')
  id: number;

  @TextColumn()
  slug: string;

  @BilingualColumn()
  name: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  description: Bilingual;

  @BilingualColumn(EMPTY_BILINGUAL)
  ingredients: Bilingual;

  @IntegerColumn({ name: 'price_cents' })
  priceCents: number;

  @ForeignKey(() => Category, { name: 'dish_category_fkey' })
  @IntegerColumn({ name: 'category_id' })
  categoryId: number;

  /** Addresses of pictures, the first one is the cover. */
  @JsonColumn({ default: [] })
  images: string[];

  @JsonColumn({ name: 'option_groups', default: [] })
  optionGroups: DishOptionGroup[];

  @TextColumn({ array: true, default: [] })
  allergens: string[];

  @TextColumn({ name: 'dietary_tags', array: true, default: [] })
  dietaryTags: string[];

  @IntegerColumn({ name: 'preparation_minutes', default: 15 })
  preparationMinutes: number;

  /** Published: the public sees it. */
  @BooleanColumn({ name: 'is_active', default: true })
  isActive: boolean;

  /** Can be ordered now. */
  @BooleanColumn({ name: 'is_available', default: true })
  isAvailable: boolean;

  @BooleanColumn({ name: 'is_featured', default: false })
  isFeatured: boolean;

  @BooleanColumn({ name: 'is_best_seller', default: false })
  isBestSeller: boolean;

  /** Units delivered so far. */
  @IntegerColumn({ default: 0 })
  popularity: number;

  /** Name, description and ingredients in both languages, folded for search. */
  @TextColumn({ name: 'search_text', default: '' })
  searchText: string;

  @InstantColumn({ name: 'archived_at', nullable: true })
  archivedAt: Date | null;

  @CreatedAt()
  createdAt: Date;

  @UpdatedAt()
  updatedAt: Date;
}
