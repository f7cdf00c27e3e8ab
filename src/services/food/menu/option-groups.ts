import type { FieldProblems } from '#kit/refusals/refusal';
import type { DishOptionGroup } from './dish.entity';

/** Conflicts in the option groups of a dish, by field path; empty if there are none. */
export function optionGroupProblems(groups: readonly DishOptionGroup[]): FieldProblems {
  const problems: FieldProblems = {};
  groups.forEach((group, index) => {
    const path = `option_groups.${index}`;
    if (isRepeated(groups, index)) problems[`${path}.key`] = ['distinct'];
    if (group.required && group.min < 1) problems[`${path}.min`] = ['option_required_min'];
    if (group.min > group.max) problems[`${path}.min`] = ['option_min_above_max'];
    if (group.max > group.choices.length) problems[`${path}.max`] = ['option_max_above_choices'];
    group.choices.forEach((_, position) => {
      if (isRepeated(group.choices, position)) problems[`${path}.choices.${position}.key`] = ['distinct'];
    });
  });
  return problems;
}

function isRepeated(entries: readonly { key: string }[], index: number): boolean {
  return entries.findIndex(({ key }) => key === entries[index]?.key) < index;
}

/** Required groups with too few available choices. The database has the same rule in `dish.is_orderable`. */
export const groupsWithoutChoices = (groups: readonly DishOptionGroup[]): DishOptionGroup[] =>
  groups.filter(
    ({ required, min, choices }) =>
      required && choices.filter(({ isAvailable }) => isAvailable).length < Math.max(1, min),
  );
