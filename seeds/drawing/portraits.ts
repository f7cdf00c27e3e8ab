import { mixed, pick, randomOf } from './canvas';

const SIZE = 480;

const SKINS = ['#f0c8a4', '#e0ac82', '#c98d62', '#a86f48', '#7d4f31'] as const;
const HAIRS = ['#1f1814', '#3a2618', '#5b3a22', '#8a5a2e', '#c08b4c'] as const;
const CLOTHES = ['#1f5d5a', '#334b7a', '#7a3b52', '#8a4b25', '#3c5a34', '#51427a', '#29323f'] as const;
const GROUNDS = ['#d9ebe6', '#dfe4f2', '#f3dfd6', '#f2ead0', '#e3dcef', '#dbe8d3'] as const;

export const HAIR_STYLES = ['short', 'side', 'curly', 'long', 'bun', 'scarf', 'shaved'] as const;

/** What is not chosen follows from the name. */
export interface Look {
  hair?: (typeof HAIR_STYLES)[number];
  hasBeard?: boolean;
  hasGlasses?: boolean;
}

const CAP = 'M146 214 Q140 96 240 96 Q340 96 334 214 Q326 150 286 146 Q232 158 194 146 Q156 158 146 214Z';

/** Hair behind the head and in front of it. */
const HAIR: Readonly<
  Record<(typeof HAIR_STYLES)[number], (colour: string) => readonly [behind: string, front: string]>
> = {
  short: colour => ['', `<path d="${CAP}" fill="${colour}"/>`],
  side: colour => [
    '',
    `<path d="M144 218 Q134 92 244 92 Q346 96 336 218 Q330 158 300 140 Q250 176 176 158 Q154 172 144 218Z" fill="${colour}"/>`,
  ],
  curly: colour => [
    `<g fill="${colour}">${[150, 176, 208, 240, 272, 304, 330].map((x, at) => `<circle cx="${x}" cy="${[190, 142, 112, 104, 112, 142, 190][at]}" r="40"/>`).join('')}</g>`,
    `<path d="${CAP}" fill="${colour}"/>`,
  ],
  long: colour => [
    `<path d="M132 220 Q126 84 240 84 Q354 84 348 220 L362 372 Q240 410 118 372Z" fill="${colour}"/>`,
    `<path d="M148 226 Q144 104 240 104 Q336 104 332 226 Q318 168 252 132 Q196 152 148 226Z" fill="${colour}"/>`,
  ],
  bun: colour => [`<circle cx="240" cy="82" r="44" fill="${colour}"/>`, `<path d="${CAP}" fill="${colour}"/>`],
  scarf: colour => [
    `<path d="M124 240 Q116 76 240 76 Q364 76 356 240 Q356 330 382 420 L98 420 Q124 330 124 240Z" fill="${colour}"/>`,
    `<path d="M146 240 Q140 92 240 92 Q340 92 334 240 Q324 156 240 152 Q156 156 146 240Z" fill="${colour}"/>`,
  ],
  shaved: () => ['', ''],
};

/** Head and shoulders of a person, 480 pixels square; the same for the same name. */
export function portrait(name: string, look: Look = {}): string {
  const random = randomOf(`portrait ${name}`);
  const [skin, natural, clothes, ground] = [SKINS, HAIRS, CLOTHES, GROUNDS].map(colours =>
    pick<string>(colours, random),
  ) as [string, string, string, string];
  const style = look.hair ?? pick(HAIR_STYLES, random);
  const colour = style === 'scarf' ? mixed(clothes, '#ffffff', 0.35) : natural;
  const [behind, front] = HAIR[style](colour);
  const shade = mixed(skin, '#3a1c10', 0.22);
  const beard = look.hasBeard ?? false;
  const glasses = look.hasGlasses ?? random() < 0.15;
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="226" rx="8" ry="10" fill="#221a18"/><path d="M${x - 20} 200 q20 -12 40 0" stroke="${natural}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}"><rect width="${SIZE}" height="${SIZE}" fill="${ground}"/>
    <circle cx="240" cy="240" r="206" fill="${mixed(ground, clothes, 0.16)}"/>${behind}
    <path d="M58 480 Q70 362 240 350 Q410 362 422 480Z" fill="${clothes}"/>
    <path d="M200 290 H280 V362 Q240 402 200 362Z" fill="${shade}"/><ellipse cx="240" cy="222" rx="92" ry="112" fill="${skin}"/>
    ${beard ? `<path d="M150 236 Q156 346 240 346 Q324 346 330 236 Q318 282 290 284 Q240 262 190 284 Q162 282 150 236Z" fill="${natural}"/>` : ''}${front}
    ${eye(204)}${eye(276)}<path d="M238 230 Q230 256 240 262" stroke="${shade}" stroke-width="6" fill="none" stroke-linecap="round"/>
    <path d="M212 292 Q240 316 268 292" stroke="${beard ? '#f3e3da' : mixed(skin, '#8c2f2b', 0.6)}" stroke-width="8" fill="none" stroke-linecap="round"/>
    ${glasses ? '<g fill="none" stroke="#2b2b33" stroke-width="6"><circle cx="204" cy="226" r="30"/><circle cx="276" cy="226" r="30"/><path d="M234 226 h12"/></g>' : ''}</svg>`;
}
