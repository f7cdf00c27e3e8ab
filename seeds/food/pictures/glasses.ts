import { between, blob, leaf, lemon, pick, repeat, shade } from './canvas';

type Random = () => number;

/** A tall glass with ice, seen from the side. */
export function glass(
  {
    liquid,
    garnish,
    slice,
    leaves,
  }: { liquid: readonly [string, string]; garnish: string; slice?: true; leaves?: true },
  random: Random,
): string {
  const [top, bottom] = liquid;
  const body = 'M290 130 L322 520 Q326 540 346 540 L454 540 Q474 540 478 520 L510 130Z';
  const drink = 'M297 196 L323 516 Q327 532 346 532 L454 532 Q473 532 477 516 L503 196Z';
  const ice = repeat(7, index => {
    const [x, y] = [340 + (index % 3) * 52 + between(-8, 8, random), 205 + Math.floor(index / 3) * 62];
    return `<rect x="${x}" y="${y}" width="50" height="50" rx="10" fill="#fff" opacity="0.34" transform="rotate(${between(-24, 24, random)} ${x + 25} ${y + 25})"/>`;
  });
  const bubbles = repeat(26, () => {
    const radius = between(2, 6, random);
    return `<circle cx="${between(335, 465, random)}" cy="${between(230, 515, random)}" r="${radius}" fill="#fff" opacity="0.35"/>`;
  });
  return `<defs><linearGradient id="drink" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs>
    <ellipse cx="420" cy="548" rx="170" ry="26" fill="#000" opacity="0.4" filter="url(#soft)"/>
    <ellipse cx="400" cy="544" rx="130" ry="20" fill="#8d5a2e"/><ellipse cx="400" cy="540" rx="130" ry="19" fill="#b37a45"/>
    <rect x="452" y="36" width="14" height="330" rx="7" fill="#f4f1ea" transform="rotate(12 459 200)"/>
    <path d="${body}" fill="#fff" opacity="0.22"/><path d="${drink}" fill="url(#drink)"/>${ice}${bubbles}
    <ellipse cx="400" cy="196" rx="103" ry="17" fill="${shade(top, 0.25)}"/>
    ${repeat(12, () => blob(between(325, 475, random), between(188, 204, random), between(10, 22, random), 8, 0, shade(garnish, between(-0.1, 0.3, random))))}
    <path d="M312 160 L338 500" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="0.4"/>
    <path d="${body}" fill="none" stroke="#fff" stroke-width="5" opacity="0.6"/><ellipse cx="400" cy="130" rx="110" ry="18" fill="none" stroke="#fff" stroke-width="5" opacity="0.7"/>
    ${leaves ? sprig() : ''}${slice ? slices(garnish) : ''}`;
}

const sprig = () =>
  repeat(7, index =>
    leaf(352 + index * 11, 116 + Math.abs(3 - index) * 12, 76, -150 + index * 22, index % 2 ? '#6aae4c' : '#4f9138'),
  );

/** One slice on the rim, two halves on the table. */
const slices = (colour: string) =>
  `<circle cx="514" cy="146" r="52" fill="${shade(colour, -0.15)}"/><circle cx="514" cy="146" r="45" fill="${shade(colour, 0.55)}"/>
  ${repeat(8, index => `<path d="M0 0 L37 -12 A39 39 0 0 1 37 12Z" transform="translate(514 146) rotate(${index * 45})" fill="${colour}"/>`)}
  ${lemon(196, 492, 50, 15)}${lemon(616, 510, 38, 50)}`;

/** A footed cup of pudding or ice cream. */
export function cup(
  { layers, crumbs }: { layers: readonly string[]; crumbs: readonly string[] },
  random: Random,
): string {
  const [scoop = '#ffffff', cream = '#ffffff'] = layers;
  const scoops = [
    [322, 236, 92],
    [478, 236, 92],
    [400, 176, 100],
  ] as const;
  const balls = scoops.map(
    (
      [x, y, radius],
      index,
    ) => `<circle cx="${x + 4}" cy="${y + 10}" r="${radius}" fill="#000" opacity="0.18" filter="url(#near)"/>
      <circle cx="${x}" cy="${y}" r="${radius}" fill="${index % 2 ? cream : scoop}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="url(#gloss)" opacity="0.8"/>
      ${repeat(34, () => blob(x + between(-radius * 0.62, radius * 0.62, random), y + between(-radius * 0.8, radius * 0.2, random), between(8, 17, random), between(6, 11, random), random() * 180, pick(crumbs, random)))}`,
  );
  return `<ellipse cx="414" cy="548" rx="190" ry="26" fill="#000" opacity="0.4" filter="url(#soft)"/>
    <ellipse cx="400" cy="536" rx="120" ry="22" fill="#e9e3d8"/><ellipse cx="400" cy="530" rx="118" ry="20" fill="#faf6ee"/>
    <path d="M380 430 h40 l10 96 h-60Z" fill="#efe9de"/>${balls.join('')}
    <path d="M212 256 Q230 440 400 446 Q570 440 588 256Z" fill="#faf6ee"/><path d="M212 256 Q230 440 400 446 Q570 440 588 256Z" fill="url(#gloss)"/>
    <path d="M238 290 Q262 404 380 424" stroke="#fff" stroke-width="12" fill="none" stroke-linecap="round" opacity="0.8"/>
    <ellipse cx="400" cy="256" rx="190" ry="20" fill="none" stroke="#e2dccf" stroke-width="7"/>
    ${leaf(438, 86, 78, -38, '#5f9f43')}${leaf(376, 80, 66, -140, '#4f8a35')}`;
}
