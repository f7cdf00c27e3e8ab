import { h } from '#kit/element';
import { icon } from '#kit/icons';
import { inLanguage, words } from '#kit/language';
import { Store } from '#kit/store';
import type { HomeCard } from './api';

const KEPT = 'homes.saved';
const w = words({ save: ['Save {home}', 'احفظ {home}'] });

/** Ids of the homes that this browser keeps, the latest first. */
export const saved = new Store<number[]>(read());

function read(): number[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(KEPT) ?? '[]');
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'number') : [];
  } catch {
    return [];
  }
}

function toggle(id: number): void {
  const others = saved.value.filter(other => other !== id);
  saved.set(others.length < saved.value.length ? others : [id, ...others]);
  localStorage.setItem(KEPT, JSON.stringify(saved.value));
}

/** A heart that saves a home in this browser or forgets it. */
export function saveButton({ id, title }: Pick<HomeCard, 'id' | 'title'>): HTMLElement {
  const button = h(
    'button',
    {
      type: 'button',
      class: 'icon save',
      'aria-label': w('save', { home: inLanguage(title) }),
      'aria-pressed': String(saved.value.includes(id)),
      onclick: () => {
        toggle(id);
        button.setAttribute('aria-pressed', String(saved.value.includes(id)));
      },
    },
    icon('M12 20S4 15 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 6-8 11-8 11z'),
  );
  return button;
}
