import { h } from '../site/element';

interface Option {
  value: string;
  label: string;
}

/** A labelled list to choose one from. */
export const select = (name: string, label: string, chosen: string, options: Option[]): HTMLElement =>
  h(
    'label',
    { class: 'field' },
    h('span', {}, label),
    h('select', { name }, ...options.map(option => optionOf(option, chosen))),
  );

const optionOf = ({ value, label }: Option, chosen: string) =>
  h('option', { value, selected: value === chosen }, label);
