import { pictureAddress } from './api';
import { h } from './element';
import { type Bilingual, inLanguage } from './language';

/** As every response has it under `pictures`. */
export interface Picture {
  url: string;
  alt: Bilingual | null;
  width: number | null;
  height: number | null;
  versions: { url: string; type: 'image/webp' | 'image/jpeg'; width: number; height: number }[];
}

interface Shown {
  /** Where the picture has no alternative text of its own; empty beside its title. */
  alt: string;
  /** How wide it is shown, as in the attribute of that name: `(min-width: 60rem) 20rem, 50vw`. */
  sizes: string;
  /** Above the fold: loaded first, not when it is scrolled to. */
  eager?: boolean;
}

/** The shape of pictures that were stored before their size was read. */
const UNKNOWN = { width: 800, height: 600 };

/** A picture whose versions the browser chooses from, with its size, so that nothing moves when it is loaded. */
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
      width: picture.width ?? UNKNOWN.width,
      height: picture.height ?? UNKNOWN.height,
      alt: picture.alt ? inLanguage(picture.alt) : alt,
      loading: eager ? 'eager' : 'lazy',
      decoding: 'async',
    }),
  );
}
