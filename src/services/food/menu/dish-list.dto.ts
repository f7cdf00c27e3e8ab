import { Choice, QueryFlag, SearchWords } from '#kit/fields/query-fields';
import { parameter } from '#kit/fields/query-parameter';
import { ShopPageQuery } from '../food.pages';
import { DISH_SORTS, type DishSort } from './menu.queries';

const tagsOf = (text: string) => [...new Set(text.split(',').map(tag => tag.trim()))].filter(Boolean);

/** Unknown and malformed filters are ignored. */
export class DishListQuery extends ShopPageQuery {
  @Choice(['admin'], { description: 'Drafts too; needs products.view.' })
  scope?: 'admin';

  @SearchWords({ description: 'In name, description or ingredients, either language.' })
  q?: string[];

  @parameter(
    { read: slug => slug, rule: 'text' },
    { description: 'Slug; includes the categories below it.', example: 'grills' },
  )
  category?: string;

  @parameter(
    { read: tagsOf, rule: 'text' },
    { description: 'Tags joined by commas; a dish has them all.', example: 'halal,vegan' },
  )
  dietary?: string[];

  @QueryFlag({ description: 'Only dishes that can, or cannot, be ordered now.' })
  available?: boolean;

  @parameter(
    { read: code => code, rule: 'text' },
    {
      description: 'Code of a kitchen: `is_available` and `available_from` are those of this kitchen.',
      example: 'downtown',
    },
  )
  kitchen?: string;

  @Choice(DISH_SORTS, { description: 'Latest change first when left out.' })
  sort?: DishSort;
}
