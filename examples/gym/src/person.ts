import { h } from '#kit/element';
import { type Picture, pictureOf } from '#kit/pictures';

interface Shown {
  first_name: string;
  last_name: string;
  pictures: Picture[];
}

export const fullName = ({ first_name, last_name }: Pick<Shown, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** The portrait next to a person's name, or the first letters of the name. */
export const portrait = (person: Shown): HTMLElement =>
  h(
    'span',
    { class: 'portrait', 'aria-hidden': 'true' },
    person.pictures[0]
      ? pictureOf(person.pictures[0], { alt: '', sizes: '3.5rem', eager: true })
      : h('span', {}, person.first_name.charAt(0) + person.last_name.charAt(0)),
  );
