import type { OrderLine } from '../api';
import { h } from '#kit/element';
import { inLanguage } from '#kit/language';

/** A line of an order as a kitchen reads it: how many of what, the choices below it, and the wish of the guest in bold. */
export const lineToCook = ({ quantity, name, options, offer_choices, instructions }: OrderLine): HTMLElement =>
  h(
    'li',
    {},
    `${quantity} × ${inLanguage(name)}`,
    ...offer_choices.map(dish => h('small', {}, `${inLanguage(dish.label)}: ${inLanguage(dish.name)}`)),
    ...options.map(option => h('small', {}, `${inLanguage(option.group_name)}: ${inLanguage(option.choice_name)}`)),
    instructions !== null && h('strong', { class: 'wish' }, h('bdi', {}, instructions)),
  );
