import type { DishLine, MenuDish, MenuOptionGroup } from './pricing.types';
import type { QuoteLineOption, SelectionRefusal, SelectionRefusalKey } from './quote.types';

export interface OptionSelection {
  /** Chosen options in the order of the menu. */
  options: QuoteLineOption[];
  hasUnavailableChoice: boolean;
  refusals: SelectionRefusal[];
}

/** Resolves the options of a line, with the problems found. @param line its position in the basket */
export function selectOptions(dish: MenuDish, sent: DishLine['options'], line: number): OptionSelection {
  const refusals: SelectionRefusal[] = [];
  const refuse = (key: SelectionRefusalKey, group: string) => {
    const name = dish.optionGroups.find(({ key: known }) => known === group)?.name ?? group;
    refusals.push({ line, field: 'options', key, group, name });
  };
  const chosen = new Map<string, Set<string>>(dish.optionGroups.map(group => [group.key, new Set()]));
  for (const { group, choice } of sent) {
    const choices = chosen.get(group);
    if (!choices) refuse('option_group_unknown', group);
    else if (choices.has(choice)) refuse('option_choice_repeated', group);
    else if (!hasChoice(dish, group, choice)) refuse('option_choice_unknown', group);
    else choices.add(choice);
  }
  for (const group of dish.optionGroups) {
    const problem = countProblem(group, chosen.get(group.key)?.size ?? 0);
    if (problem) refuse(problem, group.key);
  }
  const selected = dish.optionGroups.flatMap(group =>
    group.choices.filter(choice => chosen.get(group.key)?.has(choice.key)).map(choice => ({ group, choice })),
  );
  return {
    options: selected.map(({ group, choice }) => ({
      group: group.key,
      groupName: group.name,
      choice: choice.key,
      choiceName: choice.name,
      priceDeltaCents: choice.priceDeltaCents,
    })),
    hasUnavailableChoice: selected.some(({ choice }) => !choice.isAvailable),
    refusals,
  };
}

function hasChoice(dish: MenuDish, group: string, choice: string): boolean {
  return dish.optionGroups.some(({ key, choices }) => key === group && choices.some(({ key }) => key === choice));
}

function countProblem(group: MenuOptionGroup, count: number): SelectionRefusalKey | null {
  if (count === 0) return group.required ? 'option_group_required' : null;
  if (count < group.min) return 'option_group_too_few';
  return count > group.max ? 'option_group_too_many' : null;
}
