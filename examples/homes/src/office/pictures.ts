import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { fileButton } from '#kit/fields';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { render } from '#kit/router';
import { attempt } from '#kit/toast';
import { type ManagedHome, type MediaItem, property } from './api';

const s = words({
  title: ['Pictures', 'الصور'],
  add: ['Add a picture', 'أضف صورة'],
  cover: ['Cover', 'الغلاف'],
  asCover: ['Use as cover', 'اجعلها غلافًا'],
  earlier: ['Move earlier', 'قدّمها'],
  remove: ['Remove', 'احذف'],
  none: ['No picture yet.', 'لا صور بعد.'],
});

/** The pictures of a home in their order; each change is saved at once. */
export function picturesOf(home: ManagedHome): HTMLElement {
  const save = async (media: MediaItem[]) => {
    const body = { media: media.map(({ url, alt, is_cover }) => ({ url, alt, is_cover })) };
    await dataOf(property.PUT('/api/properties/manage/{id}/media', { params: { path: { id: home.id } }, body }));
    await render();
  };
  const upload = (file: File, input: HTMLInputElement) =>
    attempt(input, async () => {
      const { url } = await dataOf(property.POST('/api/helpers/upload', { body: { file } }));
      const item = { url, alt: home.title, is_cover: home.media.length === 0, width: null, height: null, versions: [] };
      await save([...home.media, item]);
    });
  return h(
    'section',
    { class: 'panel pictures' },
    h('h2', {}, s('title')),
    home.media.length === 0 && h('p', { class: 'faint' }, s('none')),
    h(
      'ul',
      {},
      home.media.map((item, index) =>
        h('li', {}, pictureOf(item, { alt: '', sizes: '20rem' }), actions(home.media, index, save)),
      ),
    ),
    fileButton(s('add'), upload),
  );
}

function actions(media: MediaItem[], index: number, save: (media: MediaItem[]) => Promise<void>): HTMLElement {
  const item = media[index]!;
  const button = (label: string, next: () => MediaItem[]) => {
    const element: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        class: 'quiet',
        'aria-label': `${label}: ${inLanguage(item.alt)}`,
        onclick: () => attempt(element, () => save(next())),
      },
      label,
    );
    return element;
  };
  const swapped = () => media.with(index - 1, item).with(index, media[index - 1]!);
  return h(
    'div',
    { class: 'buttons' },
    item.is_cover
      ? h('span', { class: 'tag' }, s('cover'))
      : button(s('asCover'), () => media.map(other => ({ ...other, is_cover: other === item }))),
    index > 0 && button(s('earlier'), swapped),
    button(s('remove'), () => media.filter(other => other !== item)),
  );
}
