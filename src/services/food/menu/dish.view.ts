import { Shown } from '#kit/fields/shape-fields';
import { BilingualView } from '#kit/language/bilingual.view';
import { fromCents } from '#kit/money/money';
import type { DishChoice, DishOptionGroup } from './dish.entity';
import type { DishRow } from './menu.queries';

export class DishCategoryView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'grills' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;
}

export class DishChoiceView {
  @Shown({ example: 'large' })
  key: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ description: 'What the choice adds to the price; may be negative.', example: 1.5 })
  price_delta: number;

  @Shown()
  is_available: boolean;
}

export class DishOptionGroupView {
  @Shown({ example: 'size' })
  key: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown()
  required: boolean;

  @Shown({ type: 'integer' })
  min: number;

  @Shown({ type: 'integer' })
  max: number;

  @Shown({ type: [DishChoiceView] })
  choices: DishChoiceView[];
}

export class DishView {
  @Shown({ type: 'integer', example: 1 })
  id: number;

  @Shown({ example: 'lamb-kofta' })
  slug: string;

  @Shown({ type: BilingualView })
  name: BilingualView;

  @Shown({ type: BilingualView })
  description: BilingualView;

  @Shown({ type: BilingualView })
  ingredients: BilingualView;

  @Shown({ description: 'Dollars.', example: 14.5 })
  price: number;

  @Shown({ type: 'integer' })
  category_id: number;

  @Shown({ type: DishCategoryView })
  category: DishCategoryView;

  @Shown({ type: [String], description: 'The cover first.' })
  images: string[];

  @Shown({ type: [DishOptionGroupView] })
  option_groups: DishOptionGroupView[];

  @Shown({ type: [String] })
  allergens: string[];

  @Shown({ type: [String] })
  dietary_tags: string[];

  @Shown({ type: 'integer' })
  preparation_minutes: number;

  @Shown({ description: 'Published: the public sees it.' })
  is_active: boolean;

  @Shown({ description: 'Can be ordered now.' })
  is_available: boolean;

  @Shown()
  is_featured: boolean;

  @Shown()
  is_best_seller: boolean;

  @Shown({ type: String, format: 'date-time' })
  created_at: string;

  @Shown({ type: String, format: 'date-time' })
  updated_at: string;
}

export class DishPageView extends DishView {
  @Shown({ type: [DishView], description: 'Dishes of the same category, then best sellers; at most eight.' })
  related: DishView[];
}

export class ArchivedDishView extends DishView {
  @Shown({ type: String, format: 'date-time' })
  archived_at: string;
}

export class DishCategoryCountView extends DishCategoryView {
  @Shown({ type: 'integer', description: 'Its dishes that are not archived.' })
  total: number;
}

export class MenuStatisticView {
  @Shown({ type: 'integer', description: 'Dishes that are not archived.' })
  total: number;

  @Shown({ type: 'integer', description: 'Of the total, those the public sees.' })
  active: number;

  @Shown({ type: 'integer', description: 'Of the total, those the public does not see.' })
  drafts: number;

  @Shown({ type: 'integer' })
  available: number;

  @Shown({ type: 'integer' })
  unavailable: number;

  @Shown({ type: 'integer' })
  featured: number;

  @Shown({ type: 'integer' })
  best_sellers: number;

  @Shown({ type: 'integer' })
  archived: number;

  @Shown({ type: [DishCategoryCountView], description: 'In menu order, categories without dishes included.' })
  by_category: DishCategoryCountView[];
}

export const dishView = (row: DishRow): DishView => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  description: row.description,
  ingredients: row.ingredients,
  price: fromCents(row.price_cents),
  category_id: row.category_id,
  category: { id: row.category_id, slug: row.category_slug, name: row.category_name },
  images: row.images,
  option_groups: row.option_groups.map(optionGroupView),
  allergens: row.allergens,
  dietary_tags: row.dietary_tags,
  preparation_minutes: row.preparation_minutes,
  is_active: row.is_active,
  is_available: row.is_available,
  is_featured: row.is_featured,
  is_best_seller: row.is_best_seller,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const dishPageView = (row: DishRow, related: DishRow[]): DishPageView =>
  Object.assign(dishView(row), { related: related.map(dishView) });

export const archivedDishView = (row: DishRow): ArchivedDishView =>
  Object.assign(dishView(row), { archived_at: (row.archived_at ?? row.updated_at).toISOString() });

const optionGroupView = (group: DishOptionGroup): DishOptionGroupView => ({
  key: group.key,
  name: group.name,
  required: group.required,
  min: group.min,
  max: group.max,
  choices: group.choices.map(choiceView),
});

const choiceView = (choice: DishChoice): DishChoiceView => ({
  key: choice.key,
  name: choice.name,
  price_delta: fromCents(choice.priceDeltaCents),
  is_available: choice.isAvailable,
});
