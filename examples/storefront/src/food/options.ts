import type { FoodSchemas } from 'quintet-clients/food';
import { h } from '#kit/element';
import { money } from '#kit/format';
import { type Bilingual, inLanguage } from '#kit/language';
import type { Dish } from './shop';
import { w } from './words';

type Group = Dish['option_groups'][number];

/** A group of which one is needed has its first choice set; of the others as many as it allows. */
export const optionFields = ({ option_groups }: Dish, currency: string): HTMLElement[] =>
  option_groups.map(group => {
    const one = group.required && group.max === 1;
    const first = group.choices.find(choice => choice.is_available);
    const rule = one ? w('chooseOne') : w('chooseUpTo', { max: group.max });
    return h(
      'fieldset',
      {
        class: 'choices',
        onchange: one ? undefined : ({ currentTarget }: Event) => keepToMost(group, currentTarget as Element),
      },
      h('legend', {}, inLanguage(group.name), ' ', h('small', { class: 'faint' }, rule)),
      group.choices.map(choice =>
        h(
          'label',
          {},
          h('input', {
            type: one ? 'radio' : 'checkbox',
            name: nameOf(group),
            value: choice.key,
            checked: one && choice === first,
            disabled: !choice.is_available,
          }),
          h('span', {}, inLanguage(choice.name)),
          choice.price_delta !== 0 &&
            h('small', { class: 'faint' }, money(choice.price_delta, currency, { signed: true })),
        ),
      ),
    );
  });

const nameOf = ({ key }: Group) => `option.${key}`;

function keepToMost(group: Group, fieldset: Element): void {
  const inputs = [...fieldset.querySelectorAll('input')];
  const full = inputs.filter(({ checked }) => checked).length >= group.max;
  for (const [index, input] of inputs.entries())
    input.disabled = !group.choices[index]!.is_available || (full && !input.checked);
}

interface Chosen {
  options: FoodSchemas['ChosenOptionBody'][];
  /** What the basket calls them. */
  chosen: Bilingual[];
  /** Of one, with its options. */
  price: number;
}

export function chosenIn(form: HTMLFormElement, dish: Dish): Chosen {
  const data = new FormData(form);
  const picked = dish.option_groups.flatMap(group =>
    group.choices
      .filter(({ key }) => data.getAll(nameOf(group)).includes(key))
      .map(choice => ({ group: group.key, choice })),
  );
  // Cents, so that sums of prices stay exact.
  const cents = picked.reduce(
    (sum, { choice }) => sum + Math.round(choice.price_delta * 100),
    Math.round(dish.price * 100),
  );
  return {
    options: picked.map(({ group, choice }) => ({ group, choice: choice.key })),
    chosen: picked.map(({ choice }) => choice.name),
    price: cents / 100,
  };
}
