import type { PropertySchemas } from 'quintet-clients/property';
import { h } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import { pictureOf } from '#kit/pictures';

const s = words({
  before: ['{room}, empty', '{room} فارغة'],
  after: ['{room}, furnished', '{room} مفروشة'],
  share: ['How much of the furnished room is shown: {room}', 'مقدار ما يظهر من الغرفة المفروشة: {room}'],
});

const SIZES = '(min-width: 70rem) 68rem, 94vw';
const HALF = 50;

/** Both pictures of a room, one above the other: a slider uncovers the furnished one. */
export function beforeAfter(staged: PropertySchemas['StagedRoomView']): HTMLElement {
  const room = inLanguage(staged.room);
  const pictureAt = (url: string) => staged.pictures.find(picture => picture.url === url);
  const box: HTMLElement = h(
    'figure',
    { class: 'before-after' },
    pictureOf(pictureAt(staged.before_url), { alt: s('before', { room }), sizes: SIZES }),
    pictureOf(pictureAt(staged.after_url), { alt: s('after', { room }), sizes: SIZES }),
    h('input', {
      type: 'range',
      min: 0,
      max: 100,
      value: HALF,
      'aria-label': s('share', { room }),
      oninput: ({ target }: Event) => show((target as HTMLInputElement).value),
    }),
    h('figcaption', { class: 'faint' }, room),
  );
  const show = (percent: string): void => box.style.setProperty('--shown', `${percent}%`);
  show(String(HALF));
  return box;
}
