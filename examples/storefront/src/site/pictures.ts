import { pictureAddress } from './api';
import { h } from './element';
import { type Bilingual, inLanguage } from './language';

/** As every answer has it under `pictures`. */
export interface Picture {
  url: string;
  alt: Bilingual | null;
  width: number | null;
  height: number | null;
  versions: { url: string; type: 'image/webp' | 'image/jpeg'; width: number; height: number }[];
}

interface Shown {
  /** What is told to who does not see it, where the picture has no words of its own. */
  alt: string;
  /** How wide it is shown, as the attribute of that name says it: `(min-width: 60rem) 20rem, 50vw`. */
  sizes: string;
  /** Above the fold: loaded first, not when it is scrolled to. */
  eager?: boolean;
}

/** A picture whose versions the browser chooses from, with its size, so that nothing moves when it comes. */
export function pictureOf(picture: Picture | undefined, { alt, sizes, eager = false }: Shown): HTMLElement {
  if (!picture) return h('div', { class: 'picture picture-none', 'aria-hidden': 'true' });
  const srcset = (type: string) =>
    picture.versions
      .filter(version => version.type === type)
      .map(({ url, width }) => `${pictureAddress(url)} ${width}w`)
      .join(', ');
  return h(
    'picture',
    { class: 'picture' },
    h('source', { type: 'image/webp', srcset: srcset('image/webp') || undefined, sizes }),
    h('img', {
      src: pictureAddress(picture.url),
      srcset: srcset('image/jpeg') || undefined,
      sizes,
      width: picture.width,
      height: picture.height,
      alt: picture.alt ? inLanguage(picture.alt) : alt,
      loading: eager ? 'eager' : 'lazy',
      decoding: 'async',
    }),
  );
}
