import type { DishChoice, DishOptionGroup } from './dish.entity';
import { optionGroupProblems } from './option-groups';

const choice = (key: string): DishChoice => ({
  key,
  name: { en: key, ar: key },
  priceDeltaCents: 0,
  isAvailable: true,
});
const group = (changes: Partial<DishOptionGroup> = {}): DishOptionGroup => ({
  key: 'size',
  name: { en: 'Size', ar: 'الحجم' },
  required: true,
  min: 1,
  max: 1,
  choices: [choice('small'), choice('large')],
  ...changes,
});

it('accepts groups that can be satisfied', () => {
  const extras = group({ key: 'extras', required: false, min: 0, max: 2 });
  expect(optionGroupProblems([group(), extras])).toEqual({});
  expect(optionGroupProblems([])).toEqual({});
});

it.each<[string, Partial<DishOptionGroup>, object]>([
  ['a required group that asks for nothing', { min: 0 }, { 'option_groups.0.min': ['option_required_min'] }],
  ['more at least than at most', { min: 2, max: 1 }, { 'option_groups.0.min': ['option_min_above_max'] }],
  ['more at most than there are choices', { max: 3 }, { 'option_groups.0.max': ['option_max_above_choices'] }],
  [
    'a choice twice',
    { choices: [choice('small'), choice('small')] },
    { 'option_groups.0.choices.1.key': ['distinct'] },
  ],
])('names %s', (_, changes, problems) => {
  expect(optionGroupProblems([group(changes)])).toEqual(problems);
});

it('names the second group of a key, and lets groups share the keys of choices', () => {
  expect(optionGroupProblems([group(), group()])).toEqual({ 'option_groups.1.key': ['distinct'] });
});
