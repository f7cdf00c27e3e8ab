import { selectOptions } from './option-selection';
import type { MenuDish, MenuOptionGroup } from './pricing.types';
import type { SelectionRefusalKey } from './quote.types';

function group(key: string, rule: Partial<MenuOptionGroup>, choices: Record<string, number>): MenuOptionGroup {
  return {
    key,
    name: { en: key, ar: key },
    required: false,
    min: 0,
    max: 1,
    choices: Object.entries(choices).map(([key, priceDeltaCents]) => ({
      key,
      name: { en: key, ar: key },
      priceDeltaCents,
      isAvailable: key !== 'sold-out',
    })),
    ...rule,
  };
}

const dish: MenuDish = {
  id: 7,
  name: { en: 'Pizza', ar: 'بيتزا' },
  priceCents: 1000,
  isActive: true,
  isAvailable: true,
  archived: false,
  slug: 'soup',
  image: null,
  optionGroups: [
    group('size', { required: true, min: 1 }, { small: 0, large: 300 }),
    group('extra', { max: 2 }, { cheese: 150, olives: 100, 'sold-out': 50 }),
    group('dips', { min: 2, max: 3 }, { garlic: 0, chili: 0, mayo: 0 }),
  ],
};

/** Reads options written `group=choice`. */
function select(...options: string[]) {
  const sent = options.map(option => {
    const [group = '', choice = ''] = option.split('=');
    return { group, choice };
  });
  return selectOptions(dish, sent, 4);
}

describe('selectOptions', () => {
  it('lists the options in the order of the menu with their names and prices', () => {
    const { options, refusals, hasUnavailableChoice } = select('extra=olives', 'extra=cheese', 'size=large');
    expect(refusals).toEqual([]);
    expect(hasUnavailableChoice).toBe(false);
    expect(options.map(option => [option.group, option.choice, option.priceDeltaCents])).toEqual([
      ['size', 'large', 300],
      ['extra', 'cheese', 150],
      ['extra', 'olives', 100],
    ]);
    expect(options[0]).toMatchObject({ groupName: { en: 'size' }, choiceName: { en: 'large' } });
  });

  it.each<[string, string[], SelectionRefusalKey, string]>([
    ['an unknown group', ['size=small', 'sauce=hot'], 'option_group_unknown', 'sauce'],
    ['a name every object has', ['size=small', 'constructor=hot'], 'option_group_unknown', 'constructor'],
    ['a choice of another group', ['size=small', 'extra=large'], 'option_choice_unknown', 'extra'],
    ['one choice twice', ['size=small', 'extra=cheese', 'extra=cheese'], 'option_choice_repeated', 'extra'],
    ['a missing required group', [], 'option_group_required', 'size'],
    ['too few', ['size=small', 'dips=garlic'], 'option_group_too_few', 'dips'],
    ['too many', ['size=small', 'size=large'], 'option_group_too_many', 'size'],
  ])('refuses %s', (_, sent, key, group) => {
    expect(select(...sent).refusals).toMatchObject([{ line: 4, field: 'options', key, group }]);
  });

  it('names every problem of a line', () => {
    const keys = select('sauce=hot', 'dips=garlic').refusals.map(refusal => refusal.key);
    expect(keys).toEqual(['option_group_unknown', 'option_group_required', 'option_group_too_few']);
  });

  it('lets an optional group be left out, even with a minimum', () => {
    expect(select('size=small').refusals).toEqual([]);
  });

  it('asks for one choice of a required group even when its minimum is 0', () => {
    const relaxed = { ...dish, optionGroups: [group('size', { required: true, min: 0 }, { small: 0 })] };
    expect(selectOptions(relaxed, [], 0).refusals).toMatchObject([{ key: 'option_group_required' }]);
  });

  it('notices a sold-out choice without refusing it', () => {
    const { refusals, hasUnavailableChoice } = select('size=small', 'extra=sold-out');
    expect(refusals).toEqual([]);
    expect(hasUnavailableChoice).toBe(true);
  });
});
