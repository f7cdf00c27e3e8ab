import { definedOnly } from '#kit/database/defined-only';
import { changedText } from '#kit/language/changed-text';
import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Dish, DishChoice, DishOptionGroup } from './dish.entity';
import type { DishChangeBody, DishChoiceBody, DishOptionGroupBody } from './menu.dto';

/** Columns set by a body; fields left out are absent. @param stored the dish to change */
export function dishValues(body: DishChangeBody, stored?: Dish): Partial<Dish> {
  return definedOnly({
    slug: body.slug,
    name: body.name && bilingual(body.name),
    description: changedText(body.description, stored?.description),
    ingredients: changedText(body.ingredients, stored?.ingredients),
    priceCents: body.price === undefined ? undefined : toCents(body.price),
    categoryId: body.category_id,
    images: body.images,
    optionGroups: body.option_groups?.map(optionGroup),
    allergens: body.allergens && distinct(body.allergens),
    dietaryTags: body.dietary_tags && distinct(body.dietary_tags),
    preparationMinutes: body.preparation_minutes,
    isActive: body.is_active,
    isAvailable: body.is_available,
    isFeatured: body.is_featured,
    isBestSeller: body.is_best_seller,
  });
}

type SearchedTexts = Partial<Pick<Dish, 'name' | 'description' | 'ingredients'>>;

export function dishSearchText({ name, description, ingredients }: SearchedTexts): string {
  const texts = [name, description, ingredients].flatMap(text => (text ? [text.en, text.ar] : []));
  return searchText(texts.join(' '));
}

const bilingual = ({ en, ar }: Bilingual): Bilingual => ({ en, ar });

const distinct = (texts: string[]): string[] => [...new Set(texts.map(text => text.trim()))];

function optionGroup(body: DishOptionGroupBody): DishOptionGroup {
  const required = body.required ?? false;
  const min = body.min ?? (required ? 1 : 0);
  return {
    key: body.key,
    name: bilingual(body.name),
    required,
    min,
    max: body.max ?? Math.max(1, min),
    choices: body.choices.map(choice),
  };
}

const choice = (body: DishChoiceBody): DishChoice => ({
  key: body.key,
  name: bilingual(body.name),
  priceDeltaCents: toCents(body.price_delta ?? 0),
  isAvailable: body.is_available ?? true,
});
