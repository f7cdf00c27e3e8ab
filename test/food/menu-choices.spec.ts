import type { DishOptionGroup } from '#services/food/menu/dish.entity';
import { makeDish } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const group = (available: boolean[], values: Partial<DishOptionGroup> = {}): DishOptionGroup => ({
  key: 'size',
  name: { en: 'Size', ar: 'الحجم' },
  required: true,
  min: 1,
  max: available.length,
  choices: available.map((isAvailable, place) => ({
    key: `size-${place}`,
    name: { en: `${place}`, ar: `${place}` },
    priceDeltaCents: 0,
    isAvailable,
  })),
  ...values,
});

const ORDERABLE = { is_available: true, unavailable_reason: null, unavailable_groups: [] };
const MISSING = { is_available: false, unavailable_reason: 'choices_missing', unavailable_groups: ['size'] };

it.each<[string, DishOptionGroup[], boolean, object]>([
  ['has no available choice in a required group', [group([false, false])], true, MISSING],
  ['has fewer than its required group asks for', [group([true, false, false], { min: 2 })], true, MISSING],
  ['lacks a choice in one of two groups', [group([true], { key: 'side', max: 1 }), group([false])], true, MISSING],
  [
    'is switched off',
    [group([true, false])],
    false,
    { ...ORDERABLE, is_available: false, unavailable_reason: 'switched_off' },
  ],
  ['has as many as its required group asks for', [group([true, true, false], { min: 2 })], true, ORDERABLE],
  ['lacks choices in an optional group', [group([false], { required: false, min: 0 })], true, ORDERABLE],
  ['has no groups', [], true, ORDERABLE],
])('a dish that %s is shown as it can be ordered', async (_, optionGroups, isAvailable, expected) => {
  const dish = await makeDish(food.service.db, { optionGroups, isAvailable });
  expect((await food.anonymous.get(`/api/products/slug/${dish.slug}`)).body.data).toMatchObject(expected);
  const listed = await food.owner.get(`/api/products/${dish.id}`);
  expect(listed.body.data).toMatchObject(expected);
  const { is_available } = expected as { is_available: boolean };
  const found = async (available: boolean) => {
    const { body } = await food.owner.get(`/api/products?available=${available}&limit=50`);
    return body.data.items.some(({ id }: { id: number }) => id === dish.id);
  };
  expect([await found(true), await found(false)]).toEqual([is_available, !is_available]);
});

it('a dish is available again with the choice, without a switch', async () => {
  const dish = await makeDish(food.service.db, { optionGroups: [group([false])] });
  const sent = (await food.owner.get(`/api/products/${dish.id}`)).body.data.option_groups;
  sent[0].choices[0].is_available = true;
  const answer = await food.owner.patch(`/api/products/${dish.id}`, { option_groups: sent });
  expect([answer.status, answer.body.data]).toMatchObject([200, ORDERABLE]);
});
