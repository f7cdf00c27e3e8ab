import { averagesOf, caloriesOf, sharesOf } from './macros';

it('makes calories of grams', () => {
  expect(caloriesOf({ protein_g: 10, carbohydrate_g: 20.5, fat_g: 5.25 })).toBe(169.25);
});

it.each([
  [
    [1, 1, 1],
    [34, 33, 33],
  ],
  [
    [40, 80, 90],
    [19, 38, 43],
  ],
  [
    [0, 5, 0],
    [0, 100, 0],
  ],
])('splits %j into %j', (parts, shares) => {
  expect(sharesOf(parts)).toEqual(shares);
});

it('has no shares of nothing', () => {
  expect(sharesOf([0, 0, 0])).toBeUndefined();
});

describe('averagesOf', () => {
  const day = (date: string, values: object) => ({
    date,
    meals: 0,
    calories_kcal: null,
    protein_g: null,
    carbohydrate_g: null,
    fat_g: null,
    glasses: null,
    ...values,
  });

  it('leaves out days nothing was logged on', () => {
    const days = [
      day('2026-05-07', { meals: 2, calories_kcal: 1000, protein_g: 50, carbohydrate_g: 100, fat_g: 40, glasses: 4 }),
      day('2026-05-08', {}),
      day('2026-05-09', { meals: 1, calories_kcal: 2000, protein_g: 51, carbohydrate_g: 0, fat_g: 0 }),
    ];
    expect(averagesOf(days)).toEqual({
      logged_days: 2,
      carbohydrate_g: 50,
      calories_kcal: 1500,
      protein_g: 50.5,
      fat_g: 20,
      glasses: 4,
    });
  });

  it('is nothing without any', () => {
    expect(averagesOf([day('2026-05-09', {})])).toMatchObject({ logged_days: 0, calories_kcal: null, glasses: null });
  });
});
