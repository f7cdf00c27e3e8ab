import { Choice, QueryFlag, SearchWords } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { ShopPageQuery } from '../food.pages';
import { DISH_SORTS, type DishSort } from './menu.queries';

const tagsOf = (text: string) => [...new Set(text.split(',').map(tag => tag.trim()))].filter(Boolean);

/** Ignores malformed filters. */
export class DishListQuery extends ShopPageQuery {
  @Choice(['admin'], { description: '`admin` includes drafts; needs `products.view`.' })
  scope?: 'admin';

  @SearchWords({ description: 'Words in name, description or ingredients, in either language.' })
  q?: string[];

  @parameter(
    { read: slug => slug, rule: 'text' },
    { description: 'Slug of a category; includes its subcategories.', example: 'grills' },
  )
  category?: string;

  @parameter(
    { read: tagsOf, rule: 'text' },
    { description: 'Dietary tags separated by commas; dishes have all of them.', example: 'halal,vegan' },
  )
  dietary?: string[];

  @QueryFlag({ description: 'Whether the dishes can be ordered now.' })
  available?: boolean;

  @parameter(
    { read: code => code, rule: 'text' },
    {
      description: 'Code of the kitchen that `is_available` and `available_from` are about.',
      example: 'downtown',
    },
  )
  kitchen?: string;

  @Choice(DISH_SORTS, { description: 'Sort order; most recently changed first by default.' })
  sort?: DishSort;
}
