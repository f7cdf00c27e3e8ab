import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { fileButton } from '#kit/fields';
import { number } from '#kit/format';
import { words } from '#kit/language';
import { pictureOf } from '#kit/pictures';
import { attempt, tell } from '#kit/toast';
import { type Stay, stays } from '../api';

const w = words({
  title: ['Photographs', 'الصور'],
  add: ['Add a photograph', 'إضافة صورة'],
  first: ['Show first', 'عرضها أولًا'],
  remove: ['Remove', 'إزالة'],
  nth: ['photograph {n}', 'الصورة {n}'],
  saved: ['Saved.', 'تم الحفظ.'],
  none: ['No photograph yet.', 'لا صور بعد.'],
});

type Media = Pick<Stay['media'][number], 'url' | 'alt'>;

/** The pictures of a home in their order; the first one is its cover. */
export function gallery(stay: Stay, show: (changed: Stay) => void): HTMLElement[] {
  const save = async (media: Media[]) => {
    const params = { path: { id: stay.id } };
    const body = { media: media.map(({ url, alt }) => ({ url, alt })) };
    show(await dataOf(stays.PUT('/api/stays/manage/{id}/media', { params, body })));
    tell(w('saved'));
  };
  const add = (file: File, input: HTMLInputElement) =>
    attempt(input, async () => {
      const { url } = await dataOf(stays.POST('/api/helpers/upload', { body: { file } }));
      await save([...stay.media, { url, alt: { en: '', ar: '' } }]);
    });
  const button = (label: string, n: number, media: Media[]) => {
    const element: HTMLButtonElement = h(
      'button',
      {
        type: 'button',
        'aria-label': `${label}: ${w('nth', { n: number(n) })}`,
        onclick: () => attempt(element, () => save(media)),
      },
      label,
    );
    return element;
  };
  const item = (shown: Stay['media'][number], index: number) => {
    const others = stay.media.filter(each => each !== shown);
    return h(
      'li',
      { 'data-picture': shown.url },
      pictureOf(shown, { alt: w('nth', { n: number(index + 1) }), sizes: '12rem' }),
      h(
        'div',
        { class: 'buttons' },
        index > 0 && button(w('first'), index + 1, [shown, ...others]),
        button(w('remove'), index + 1, others),
      ),
    );
  };
  return [
    h('div', { class: 'bar' }, h('h2', {}, w('title')), fileButton(w('add'), add)),
    stay.media.length > 0 ? h('ul', { class: 'gallery' }, stay.media.map(item)) : h('p', { class: 'faint' }, w('none')),
  ];
}
