import { h, put } from '#kit/element';
import { inLanguage, words } from '#kit/language';
import { type Picture, pictureOf } from '#kit/pictures';

const s = words({
  pictures: ['Pictures', 'الصور'],
  picture: ['Picture {n}', 'صورة {n}'],
  none: ['Pictures follow.', 'الصور قيد الإعداد.'],
});

const LARGE = '(min-width: 70rem) 68rem, 94vw';
const SMALL = '8rem';

/** The room of a picture: its text is the title of the home, a colon and the room. */
const roomOf = ({ alt }: Picture, n: number): string => {
  const text = alt ? inLanguage(alt) : '';
  const room = text.split(': ').at(-1) ?? '';
  return room ? room.charAt(0).toUpperCase() + room.slice(1) : s('picture', { n });
};

/** One large picture, and the rooms below it to choose from. */
export function gallery(pictures: Picture[], title: string): HTMLElement {
  if (pictures.length === 0) return h('p', { class: 'notice' }, s('none'));
  const stage = h('figure', { class: 'stage' });
  const show = (index: number) => {
    const picture = pictures[index]!;
    put(
      stage,
      pictureOf(picture, { alt: title, sizes: LARGE, eager: true }),
      h('figcaption', {}, roomOf(picture, index + 1)),
    );
    for (const [at, button] of buttons.entries()) button.setAttribute('aria-pressed', String(at === index));
  };
  const buttons = pictures.map((picture, index) =>
    h(
      'button',
      { type: 'button', onclick: () => show(index) },
      pictureOf({ ...picture, alt: { en: '', ar: '' } }, { alt: '', sizes: SMALL }),
      h('span', {}, roomOf(picture, index + 1)),
    ),
  );
  show(0);
  return h(
    'div',
    { class: 'gallery' },
    stage,
    h('div', { class: 'rooms', role: 'group', 'aria-label': s('pictures') }, buttons),
  );
}
