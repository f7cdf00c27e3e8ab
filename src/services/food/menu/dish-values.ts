import { bodyColumns } from '#kit/database/body-columns';
import { changedText } from '#kit/language/changed-text';
import type { Bilingual } from '#kit/language/language';
import { searchText } from '#kit/language/search-text';
import { toCents } from '#kit/money/money';
import type { Dish, DishChoice, DishOptionGroup } from './dish.entity';
import type { DishBody, DishChoiceBody, DishOptionGroupBody } from './menu.dto';

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

export const dishColumns = bodyColumns<DishBody, Dish>({
  description: changedText,
  ingredients: changedText,
  price: { priceCents: toCents },
  option_groups: groups => groups.map(optionGroup),
  allergens: distinct,
  dietary_tags: distinct,
});
