import type { Bilingual } from '#kit/language/language';
import type { Storage } from '#media/storage';
import { storeDrawing } from '#media/stored-pictures';
import { toCents } from '#kit/money/money';
import { Category } from '#services/food/categories/category.entity';
import { Dish, type DishOptionGroup } from '#services/food/menu/dish.entity';
import { dishSearchText } from '#services/food/menu/dish-values';
import type { Seeding } from '#shared/seeding/seeding';
import { categories, type DishSeed, type OptionGroupKey, optionGroups, type Pair } from './menu-data';
import { coldDishes } from './menu-data-cold';
import { hotDishes } from './menu-data-hot';
import { type DishDrawing, drawDish } from './pictures/drawing';
import { coldDrawings } from './pictures/drawings-cold';
import { hotDrawings } from './pictures/drawings-hot';

/** In menu order. */
export const dishes: readonly DishSeed[] = [...hotDishes, ...coldDishes];

/** The demo menu: categories and dishes with their pictures. Answers the id of each dish by its slug. */
export async function seedMenu({ db, storage }: Seeding): Promise<ReadonlyMap<string, number>> {
  const pictureOf = await drawDishes(storage);
  const categoryIds = new Map<string, number>();
  for (const [index, { slug, name, description }] of categories.entries()) {
    const category = db.of(Category).create({
      slug,
      name: bilingual(name),
      description: bilingual(description),
      image: pictureOf.get(dishes.find(dish => dish.category === slug)?.slug ?? '') ?? null,
      position: index + 1,
    });
    categoryIds.set(slug, (await db.of(Category).save(category)).id);
  }

  const dishIds = new Map<string, number>();
  // The last one stored is the latest change and comes first in a list.
  for (const seed of dishes.toReversed()) {
    const categoryId = categoryIds.get(seed.category);
    const images = [pictureOf.get(seed.slug) as string];
    const dish = await db.of(Dish).save(db.of(Dish).create({ ...dishOf(seed), categoryId, images }));
    dishIds.set(seed.slug, dish.id);
  }
  return dishIds;
}

const bilingual = ([en, ar]: Pair): Bilingual => ({ en, ar });

function dishOf(seed: DishSeed): Partial<Dish> {
  const texts = {
    name: bilingual(seed.name),
    description: bilingual(seed.description),
    ingredients: bilingual(seed.ingredients),
  };
  return {
    ...texts,
    slug: seed.slug,
    priceCents: toCents(seed.price),
    optionGroups: (seed.options ?? []).map(optionGroup),
    allergens: [...(seed.allergens ?? [])],
    dietaryTags: [...(seed.tags ?? [])],
    preparationMinutes: seed.minutes,
    isActive: !seed.draft,
    isAvailable: !seed.soldOut,
    isFeatured: seed.featured ?? false,
    isBestSeller: seed.bestSeller ?? false,
    searchText: dishSearchText(texts),
  };
}

function optionGroup(key: OptionGroupKey): DishOptionGroup {
  const group = optionGroups[key];
  const required = 'required' in group;
  return {
    key,
    name: bilingual(group.name),
    required,
    min: required ? 1 : 0,
    max: 'max' in group ? group.max : 1,
    choices: group.choices.map(([choice, en, ar, priceDelta]) => ({
      key: choice,
      name: { en, ar },
      priceDeltaCents: toCents(priceDelta),
      isAvailable: true,
    })),
  };
}

/** The address of the picture of each dish by its slug. */
export async function drawDishes(storage: Storage): Promise<ReadonlyMap<string, string>> {
  return new Map(await Promise.all(dishes.map(async seed => [seed.slug, await picture(storage, seed)] as const)));
}

const picture = (storage: Storage, { slug }: DishSeed): Promise<string> =>
  storeDrawing(storage, `demo/dishes/${slug}`, drawDish(drawingOf(slug), slug));

export function drawingOf(slug: string): DishDrawing {
  const drawing = hotDrawings[slug] ?? coldDrawings[slug];
  if (!drawing) throw new Error(`the dish '${slug}' has no drawing`);
  return drawing;
}
