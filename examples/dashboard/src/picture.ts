import { type Picture, pictureAddress } from './api';
import { h } from './dom';
import { inLanguage } from './language';

/** A picture so many pixels wide, in the version that the screen needs. */
export function picture(shown: Picture | undefined, width: number): HTMLElement {
  if (!shown) return h('div', { class: 'picture' });
  const sources = (['image/webp', 'image/jpeg'] as const).map(type => {
    const versions = shown.versions.filter(version => version.type === type);
    const srcset = versions.map(version => `${pictureAddress(version.url)} ${version.width}w`).join(', ');
    return srcset !== '' && h('source', { type, srcset, sizes: `${width}px` });
  });
  const alt = shown.alt ? inLanguage(shown.alt) : '';
  return h(
    'picture',
    { class: 'picture' },
    ...sources,
    h('img', { src: pictureAddress(shown.url), alt, loading: 'lazy' }),
  );
}
