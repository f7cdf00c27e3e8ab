import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { words } from '#kit/language';
import { render } from '#kit/router';
import { attempt, tell } from '#kit/toast';
import { type ManagedHome, property } from './api';
import { w } from './words';

type Status = ManagedHome['status'];

const s = words({
  publish: ['Publish', 'انشر'],
  draft: ['Back to draft', 'أعده مسودة'],
  sold: ['Mark as sold', 'تم البيع'],
  rented: ['Mark as rented', 'تم التأجير'],
  archive: ['Archive', 'أرشفة'],
  site: ['See it on the site', 'شاهده في الموقع'],
});

/** Buttons for the statuses that a home can have next. */
export function publishing(home: ManagedHome): HTMLElement {
  const path = { id: home.id };
  const to = (status: Status, label: string, kind?: 'main') => {
    const button: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        class: kind,
        onclick: () =>
          attempt(button, async () => {
            await dataOf(property.PATCH('/api/properties/manage/{id}/status', { params: { path }, body: { status } }));
            tell(w('saved'));
            await render();
          }),
      },
      label,
    );
    return button;
  };
  const isPublished = home.status === 'published';
  const done: Status = home.purpose === 'sale' ? 'sold' : 'rented';
  return h(
    'div',
    { class: 'buttons' },
    !isPublished && to('published', s('publish'), 'main'),
    isPublished && h('a', { class: 'button', href: `/homes/${home.slug}` }, s('site')),
    isPublished && to(done, s(done)),
    home.status !== 'draft' && to('draft', s('draft')),
    home.status !== 'archived' && to('archived', s('archive')),
  );
}
