import { shown } from '#kit/views/shown';
import { type RowOf, view } from '#kit/views/view';
import type { Bilingual } from '#kit/language/language';
import type { DishChoice, DishOptionGroup } from './dish.entity';
import { groupsWithoutChoices } from './option-groups';

const category = {
  id: shown.id(),
  slug: shown.text({ example: 'grills' }),
  name: shown.bilingual({ description: 'Name of the category in both languages.' }),
};
export const DishCategoryView = view('DishCategoryView', category);

const DishChoiceView = view('DishChoiceView', {
  key: shown.text({ example: 'large' }),
  name: shown.bilingual({ description: 'Name of the choice in both languages.' }),
  price_delta: shown.amount({
    from: 'priceDeltaCents',
    description: 'Change of the price by the choice; may be negative.',
    example: 1.5,
  }),
  is_available: shown.flag({ from: 'isAvailable' }),
});

const DishOptionGroupView = view('DishOptionGroupView', {
  key: shown.text({ example: 'size' }),
  name: shown.bilingual({ description: 'Name of the option group in both languages.' }),
  required: shown.flag({ description: 'Whether a choice of the group is required.' }),
  min: shown.whole({ description: 'Minimum number of choices.' }),
  max: shown.whole({ description: 'Maximum number of choices.' }),
  choices: shown.read({ type: [DishChoiceView] }, (choices: DishChoice[]) => choices.map(DishChoiceView.of)),
});

export const UNAVAILABLE_REASONS = ['switched_off', 'choices_missing'] as const;

interface OptionState {
  /** Whether staff offer the dish, whatever its option groups allow. */
  is_switched_on: boolean;
  option_groups: DishOptionGroup[];
}

function unavailableReason({ is_switched_on, option_groups }: OptionState) {
  if (!is_switched_on) return 'switched_off';
  return groupsWithoutChoices(option_groups).length > 0 ? 'choices_missing' : null;
}

interface CategoryOfDish {
  category_id: number;
  category_slug: string;
  category_name: Bilingual;
}

export const DishView = view('DishView', 'A dish with its price, options and pictures', {
  id: shown.id(),
  slug: shown.text({ example: 'lamb-kofta' }),
  name: shown.bilingual({ description: 'Name of the dish in both languages.' }),
  description: shown.bilingual({ description: 'Description of the dish in both languages.' }),
  ingredients: shown.bilingual({ description: 'Ingredients of the dish in both languages.' }),
  price: shown.amount({ from: 'price_cents', description: 'Price of one unit without options.', example: 14.5 }),
  category_id: shown.whole({ description: 'Id of the category of the dish.' }),
  category: shown.made({ type: DishCategoryView, description: 'Category of the dish.' }, (row: CategoryOfDish) => ({
    id: row.category_id,
    slug: row.category_slug,
    name: row.category_name,
  })),
  images: shown.pictures({ description: 'Pictures, the cover first.' }),
  option_groups: shown.read(
    { type: [DishOptionGroupView], description: 'Option groups in display order, such as the size.' },
    (groups: DishOptionGroup[]) => groups.map(DishOptionGroupView.of),
  ),
  allergens: shown.texts({
    description: 'Allergens, such as `sesame`; `GET /api/settings/public` returns the names of the usual ones.',
  }),
  dietary_tags: shown.texts({
    description: 'Dietary tags, such as `vegan`; `GET /api/settings/public` returns the names of the usual ones.',
  }),
  preparation_minutes: shown.whole({ description: 'Preparation time in minutes.' }),
  is_active: shown.flag({ description: 'Whether the dish is published; otherwise it is a draft.' }),
  is_available: shown.flag({ from: 'is_orderable', description: 'Whether the dish can be ordered now.' }),
  unavailable_reason: shown.made(
    {
      type: String,
      enum: [...UNAVAILABLE_REASONS],
      nullable: true,
      description:
        'Why the dish cannot be ordered: `switched_off` by staff, or `choices_missing` in a required option group; null if it can.',
    },
    unavailableReason,
  ),
  unavailable_groups: shown.made(
    { type: [String], description: 'Keys of the required option groups with too few available choices.' },
    ({ option_groups }: OptionState) => groupsWithoutChoices(option_groups).map(({ key }) => key),
  ),
  is_featured: shown.flag({ description: 'Whether staff have marked the dish for the home page.' }),
  is_best_seller: shown.flag({
    description: 'Whether staff have marked the dish as a best seller, which is suggested with other dishes.',
  }),
  rating: shown.number({
    from: 'rating_average',
    nullable: true,
    description: 'Average of the ratings with two decimals; null without reviews.',
    example: 4.75,
  }),
  review_count: shown.whole({ example: 12 }),
  ...shown.timestamps,
});
export type DishView = InstanceType<typeof DishView>;
export type DishRow = RowOf<typeof DishView>;

export const DISH_COLUMNS = `${DishView.columns('d')}, d.is_available AS is_switched_on, c.slug AS category_slug, c.name AS category_name`;

/** A dish in a list, which may be that of one kitchen. */
export const ListedDishView = view('ListedDishView', 'A dish of the menu, as the requested kitchen sells it', {
  ...DishView.fields,
  is_available: shown.flag({
    from: 'is_orderable',
    description: 'Whether the dish can be ordered now, in the requested kitchen if there is one.',
  }),
  available_from: shown.instant({
    nullable: true,
    description:
      'When the requested kitchen sells the dish again; null unless it is sold out there for a limited time.',
  }),
});

export const DishPageView = view('DishPageView', 'A dish with everything its page shows', {
  ...DishView.fields,
  related: shown.read(
    { type: [DishView], description: 'Related dishes, at most eight: of the same category, then best sellers.' },
    (dishes: DishRow[]) => dishes.map(DishView.of),
  ),
});

export const ArchivedDishView = view('ArchivedDishView', 'An archived dish with the time of archiving', {
  ...DishView.fields,
  archived_at: shown.instant(),
});

export const DishCategoryCountView = view('DishCategoryCountView', {
  ...category,
  total: shown.whole({ description: 'Number of its dishes that are not archived.' }),
});

export const MenuStatisticView = view('MenuStatisticView', 'Counts of dishes, also by category', {
  total: shown.whole({ description: 'Number of dishes that are not archived.' }),
  active: shown.whole({ description: 'Number of published dishes.' }),
  drafts: shown.whole({ description: 'Number of drafts.' }),
  available: shown.whole({ description: 'Number of dishes that can be ordered now.' }),
  unavailable: shown.whole({ description: 'Number of dishes that cannot be ordered now.' }),
  featured: shown.whole({ description: 'Number of featured dishes.' }),
  best_sellers: shown.whole({ description: 'Number of best sellers.' }),
  archived: shown.whole({ description: 'Number of archived dishes, which the total excludes.' }),
  by_category: shown.many(DishCategoryCountView, {
    description: 'Number of dishes of each category in menu order, including categories without dishes.',
  }),
});
export type MenuStatisticView = InstanceType<typeof MenuStatisticView>;
