import { Refused } from 'quintet-clients/answers';
import { type Child, h, put } from './element';
import { words } from './language';
import { say } from './refusals';
import { skeleton } from './skeleton';

const w = words({
  again: ['Try again', 'حاول مرة أخرى'],
  missing: ['There is nothing here.', 'لا شيء هنا.'],
  home: ['To the first page', 'إلى الصفحة الأولى'],
});

/** Nothing to show, with a way on: a link or a button. */
export const emptyState = (sentence: string, ...onward: Child[]): HTMLElement =>
  h('div', { class: 'state-box' }, h('p', {}, sentence), ...onward);

/** What failed, with a button that tries it again. */
export const errorState = (failure: unknown, again: () => unknown, title: 'h1' | 'p' = 'p'): HTMLElement =>
  h(
    'div',
    { class: 'state-box', role: 'alert' },
    h(title, {}, say(failure)),
    h('button', { type: 'button', class: 'main', onclick: () => again() }, w('again')),
  );

/** A page without an address, or whose record does not exist: `undefined` or a 404. */
export const isMissing = (failure: unknown): boolean =>
  failure === undefined || (failure instanceof Refused && failure.status === 404);

export const missingState = (home = '/'): HTMLElement =>
  h('div', { class: 'state-box' }, h('h1', {}, w('missing')), h('a', { class: 'button main', href: home }, w('home')));

/** Fills a part of a page when it has been read: a skeleton, then what `show` makes of it, or why it failed. */
export async function load<Data>(
  into: Element,
  read: () => Promise<Data>,
  show: (data: Data) => Child | Child[],
  kind: 'cards' | 'rows' = 'rows',
): Promise<void> {
  if (into.childElementCount === 0) put(into, skeleton(kind));
  try {
    put(into, show(await read()));
  } catch (failure) {
    put(
      into,
      errorState(failure, () => load(into, read, show, kind)),
    );
  }
}
