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
    description: 'What the choice adds to the price; may be negative.',
    example: 1.5,
  }),
  is_available: shown.flag({ from: 'isAvailable' }),
});

const DishOptionGroupView = view('DishOptionGroupView', {
  key: shown.text({ example: 'size' }),
  name: shown.bilingual({ description: 'Name of the option group in both languages.' }),
  required: shown.flag({ description: 'Whether something of the group must be chosen.' }),
  min: shown.whole({ description: 'How many choices of the group must be taken.' }),
  max: shown.whole({ description: 'How many choices of the group may be taken.' }),
  choices: shown.read({ type: [DishChoiceView] }, (choices: DishChoice[]) => choices.map(DishChoiceView.of)),
});

export const UNAVAILABLE_REASONS = ['switched_off', 'choices_missing'] as const;

interface OptionState {
  /** What staff have set, whatever the option groups allow. */
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
  price: shown.amount({ from: 'price_cents', description: 'Of one, without options.', example: 14.5 }),
  category_id: shown.whole({ description: 'Id of that category.' }),
  category: shown.made(
    { type: DishCategoryView, description: 'Where the dish stands in the menu.' },
    (row: CategoryOfDish) => ({
      id: row.category_id,
      slug: row.category_slug,
      name: row.category_name,
    }),
  ),
  images: shown.pictures({ description: 'The cover first.' }),
  option_groups: shown.read(
    { type: [DishOptionGroupView], description: 'What can be chosen with the dish, such as its size; in order.' },
    (groups: DishOptionGroup[]) => groups.map(DishOptionGroupView.of),
  ),
  allergens: shown.texts({
    description: 'Words such as `sesame`; `GET /api/settings/public` says what to call the usual ones.',
  }),
  dietary_tags: shown.texts({
    description: 'Words such as `vegan`; `GET /api/settings/public` says what to call the usual ones.',
  }),
  preparation_minutes: shown.whole({ description: 'How long it takes to make, in minutes.' }),
  is_active: shown.flag({ description: 'Published: the public sees it.' }),
  is_available: shown.flag({ from: 'is_orderable', description: 'Can be ordered now.' }),
  unavailable_reason: shown.made(
    {
      type: String,
      enum: [...UNAVAILABLE_REASONS],
      nullable: true,
      description:
        'Why it cannot be ordered: `switched_off` by staff, or `choices_missing` in a required option group; null where it can.',
    },
    unavailableReason,
  ),
  unavailable_groups: shown.made(
    { type: [String], description: 'Keys of the required option groups with too few available choices.' },
    ({ option_groups }: OptionState) => groupsWithoutChoices(option_groups).map(({ key }) => key),
  ),
  is_featured: shown.flag({ description: 'Marked by staff for the front page.' }),
  is_best_seller: shown.flag({ description: 'Marked as a best seller by staff; suggested with other dishes.' }),
  rating: shown.number({
    from: 'rating_average',
    nullable: true,
    description: 'Average of its reviews, two decimals; null while there are none.',
    example: 4.75,
  }),
  review_count: shown.whole({ example: 12 }),
  ...shown.timestamps,
});
export type DishView = InstanceType<typeof DishView>;
export type DishRow = RowOf<typeof DishView>;

export const DISH_COLUMNS = `${DishView.columns('d')}, d.is_available AS is_switched_on, c.slug AS category_slug, c.name AS category_name`;

/** A dish of a list that may be that of one kitchen. */
export const ListedDishView = view('ListedDishView', 'A dish of the menu, as one kitchen sells it if one was named', {
  ...DishView.fields,
  is_available: shown.flag({
    from: 'is_orderable',
    description: 'Can be ordered now, in the kitchen that was named.',
  }),
  available_from: shown.instant({
    nullable: true,
    description: 'When the named kitchen sells it again; null unless it is sold out there for a time.',
  }),
});

export const DishPageView = view('DishPageView', 'A dish with everything its page shows', {
  ...DishView.fields,
  related: shown.read(
    { type: [DishView], description: 'Dishes of the same category, then best sellers; at most eight.' },
    (dishes: DishRow[]) => dishes.map(DishView.of),
  ),
});

export const ArchivedDishView = view('ArchivedDishView', 'An archived dish with the time of archiving', {
  ...DishView.fields,
  archived_at: shown.instant(),
});

export const DishCategoryCountView = view('DishCategoryCountView', {
  ...category,
  total: shown.whole({ description: 'Its dishes that are not archived.' }),
});

export const MenuStatisticView = view('MenuStatisticView', 'Counts of dishes, also by category', {
  total: shown.whole({ description: 'Dishes that are not archived.' }),
  active: shown.whole({ description: 'Of the total, those the public sees.' }),
  drafts: shown.whole({ description: 'Of the total, those the public does not see.' }),
  available: shown.whole({ description: 'Of the total, those that can be ordered now.' }),
  unavailable: shown.whole({ description: 'Of the total, those that cannot be ordered now.' }),
  featured: shown.whole({ description: 'Of the total, those marked as featured.' }),
  best_sellers: shown.whole({ description: 'Of the total, those marked as best sellers.' }),
  archived: shown.whole({ description: 'How many are archived; not part of the total.' }),
  by_category: shown.many(DishCategoryCountView, {
    description: 'In menu order, categories without dishes included.',
  }),
});
export type MenuStatisticView = InstanceType<typeof MenuStatisticView>;
