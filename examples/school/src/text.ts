import { h } from '#kit/element';

/** Texts of the school are plain; an empty line separates paragraphs. */
export const paragraphs = (text: string): HTMLElement[] =>
  text
    .split(/\n{2,}/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(paragraph => h('p', { dir: 'auto' }, paragraph));
