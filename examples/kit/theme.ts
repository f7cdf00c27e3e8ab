import { h } from './element';
import { type Bilingual, inLanguage, words } from './language';

/** How a site is called and looks: `theme.json` in its folder. */
export interface Theme {
  name: Bilingual;
  /** The address of a picture next to the name, such as `/icon.svg`. */
  logo?: string;
  /** A list of fonts as in CSS; the fonts of the system without it. */
  font?: string;
  /** The colour of buttons and links on light and on dark ground, as `#rrggbb`; with enough contrast to both. */
  colors: { brand: string; brandInDark: string };
  /** The address of a wide picture for the first page or the sign-in. */
  hero?: string;
  foot?: Foot;
}

interface Foot {
  address?: Bilingual;
  phone?: string;
  email?: string;
  /** A last line, such as the company register or a notice. */
  note?: Bilingual;
  links?: { address: string; label: Bilingual }[];
}

const w = words({
  contact: ['Contact', 'التواصل'],
  pages: ['More pages', 'صفحات أخرى'],
});

const WHITE = '#ffffff';
const BLACK = '#14100d';

let current: Theme | undefined;

/** Sets the colours and the font of the site. */
export function applyTheme(theme: Theme): void {
  current = theme;
  const { font, colors } = theme;
  const { style } = document.documentElement;
  style.setProperty('--brand', `light-dark(${colors.brand}, ${colors.brandInDark})`);
  style.setProperty('--on-brand', `light-dark(${textOn(colors.brand)}, ${textOn(colors.brandInDark)})`);
  if (font) style.fontFamily = font;
}

/** White or black, whichever is easier to read on the colour. */
function textOn(color: string): string {
  const luminance = luminanceOf(color);
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / (luminanceOf(BLACK) + 0.05) ? WHITE : BLACK;
}

/** Relative luminance as WCAG defines it. */
function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The name of the site in the language of the visitor. */
export const siteName = (): string => (current ? inLanguage(current.name) : '');

/** The logo before the name; its meaning is in the name. */
export const logo = (): HTMLElement | undefined =>
  current?.logo ? h('img', { class: 'logo', src: current.logo, alt: '', width: 32, height: 32 }) : undefined;

/** The wide picture of the theme, which decorates. */
export const heroPicture = (): HTMLElement | undefined =>
  current?.hero
    ? h(
        'div',
        { class: 'picture theme-hero' },
        h('img', { src: current.hero, alt: '', width: 1600, height: 600, fetchpriority: 'high' }),
      )
    : undefined;

/** Name, contact, links and notice at the end of every page; undefined for a site without a foot. */
export function siteFoot(): HTMLElement | undefined {
  const foot = current?.foot;
  if (!foot) return undefined;
  const { address, phone, email, links = [], note } = foot;
  const hasContact = Boolean(address ?? phone ?? email);
  return h(
    'footer',
    { class: 'foot' },
    h(
      'div',
      { class: 'foot-parts' },
      h('p', {}, h('strong', {}, siteName())),
      hasContact &&
        h(
          'address',
          { 'aria-label': w('contact') },
          address && h('span', {}, inLanguage(address)),
          phone && h('a', { href: `tel:${phone.replaceAll(' ', '')}` }, h('bdi', { dir: 'ltr' }, phone)),
          email && h('a', { href: `mailto:${email}` }, h('bdi', {}, email)),
        ),
      links.length > 0 &&
        h(
          'nav',
          { 'aria-label': w('pages') },
          ...links.map(link => h('a', { href: link.address }, inLanguage(link.label))),
        ),
    ),
    note && h('p', {}, inLanguage(note)),
  );
}
