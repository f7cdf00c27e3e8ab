import { between, blob, leaf, lemon, pick, repeat, shade, somewhere } from './canvas';

type Random = () => number;

/** Outlines of the glass and of what is in it, and where its rim and the drink's surface lie. */
interface Form {
  body: string;
  drink: string;
  rim: readonly [y: number, radius: number];
  surface: readonly [y: number, radius: number];
  /** Drawn under the drink. */
  foot?: string;
  straw?: true;
  /** The glass is opaque: only the surface of the drink is seen. */
  metal?: true;
}

const FORMS = {
  tall: {
    body: 'M290 130 L322 520 Q326 540 346 540 L454 540 Q474 540 478 520 L510 130Z',
    drink: 'M297 196 L323 516 Q327 532 346 532 L454 532 Q473 532 477 516 L503 196Z',
    rim: [130, 110],
    surface: [196, 103],
    straw: true,
  },
  goblet: {
    body: 'M262 96 Q232 356 400 384 Q568 356 538 96Z',
    drink: 'M259 170 Q246 352 400 376 Q554 352 541 170Z',
    rim: [96, 138],
    surface: [170, 141],
    foot: '<path d="M390 380 L390 506 Q388 524 322 530 L478 530 Q412 524 410 506 L410 380Z" fill="#fff" opacity="0.5"/><ellipse cx="400" cy="530" rx="84" ry="13" fill="#fff" opacity="0.45"/>',
  },
  tumbler: {
    body: 'M246 210 L268 512 Q270 540 298 540 L502 540 Q530 540 532 512 L554 210Z',
    drink: 'M252 276 L270 508 Q272 530 298 530 L502 530 Q528 530 530 508 L548 276Z',
    rim: [210, 154],
    surface: [276, 148],
  },
  beaker: {
    body: 'M258 150 Q262 420 290 516 Q296 540 322 540 L478 540 Q504 540 510 516 Q538 420 542 150Z',
    drink: '',
    rim: [150, 142],
    surface: [152, 130],
    metal: true,
  },
  mug: {
    body: 'M268 150 L272 510 Q274 540 304 540 L476 540 Q506 540 508 510 L512 150Z',
    drink: 'M272 212 L276 506 Q278 530 304 530 L476 530 Q502 530 504 506 L508 212Z',
    rim: [150, 122],
    surface: [212, 118],
    foot: '<path d="M506 230 Q628 232 618 344 Q608 446 504 450" fill="none" stroke="#fff" stroke-width="26" opacity="0.42"/>',
  },
  pot: {
    body: 'M232 236 L256 508 Q260 540 290 540 L510 540 Q540 540 544 508 L568 236Z',
    drink: 'M240 282 L260 506 Q263 530 290 530 L510 530 Q537 530 540 506 L560 282Z',
    rim: [236, 168],
    surface: [282, 160],
  },
} as const satisfies Record<string, Form>;

export interface Glass {
  kind: 'glass';
  form: keyof typeof FORMS;
  liquid: readonly [top: string, bottom: string];
  /** What floats on the drink, and the fruit of its slices. */
  garnish: string;
  ice?: true;
  slice?: true;
  leaves?: true;
  /** The two colours lie one on the other and do not mix. */
  layered?: true;
}

/** A drink or a pudding in its glass, seen from the side. */
export function glass(
  { form, liquid: [top, bottom], garnish, ice, slice, leaves, layered }: Glass,
  random: Random,
): string {
  const shape: Form = FORMS[form];
  const [level, radius] = shape.surface;
  const cubes = repeat(ice ? 7 : 0, index => {
    const [x, y] = [340 + (index % 3) * 52 + between(-8, 8, random), level + 9 + Math.floor(index / 3) * 56];
    return `<rect x="${x.toFixed(1)}" y="${y}" width="50" height="50" rx="10" fill="#fff" opacity="0.34" transform="rotate(${between(-24, 24, random).toFixed(0)} ${(x + 25).toFixed(1)} ${y + 25})"/>`;
  });
  const bubbles = repeat(
    ice ? 20 : 0,
    () =>
      `<circle cx="${between(335, 465, random).toFixed(0)}" cy="${between(level + 34, 360, random).toFixed(0)}" r="${between(2, 6, random).toFixed(1)}" fill="#fff" opacity="0.35"/>`,
  );
  const stops = layered
    ? `<stop offset="0.34" stop-color="${top}"/><stop offset="0.42" stop-color="${bottom}"/>`
    : `<stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>`;
  const floating = repeat(form === 'pot' ? 34 : 14, () => {
    const [x, y] = somewhere(0, 0, 1, random);
    return blob(
      400 + x * radius * 0.8,
      level + y * radius * 0.09,
      between(12, 24, random),
      9,
      between(-20, 20, random),
      shade(garnish, between(-0.15, 0.3, random)),
    );
  });
  const [rimY, rim] = shape.rim;
  return `<defs><linearGradient id="drink" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>
    <ellipse cx="420" cy="548" rx="${rim + 66}" ry="26" fill="#000" opacity="0.4" filter="url(#soft)"/>
    <ellipse cx="400" cy="544" rx="${rim + 24}" ry="20" fill="#8d5a2e"/><ellipse cx="400" cy="540" rx="${rim + 24}" ry="19" fill="#b37a45"/>
    ${shape.foot ?? ''}${shape.straw ? '<rect x="452" y="36" width="14" height="330" rx="7" fill="#f4f1ea" transform="rotate(12 459 200)"/>' : ''}
    ${shape.metal ? metal(shape.body, random) : `<path d="${shape.body}" fill="#fff" opacity="0.22"/><path d="${shape.drink}" fill="url(#drink)"/>`}${cubes}${bubbles}
    <ellipse cx="400" cy="${level}" rx="${radius}" ry="${radius * 0.165}" fill="${shade(top, 0.25)}"/>${floating}
    ${
      shape.metal
        ? foam(level, radius, top, garnish, random)
        : `<path d="M${400 - rim * 0.78} ${rimY + 34} L${400 - rim * 0.62} ${rimY + 200}" stroke="#fff" stroke-width="16" stroke-linecap="round" opacity="0.4"/>
    <path d="${shape.body}" fill="none" stroke="#fff" stroke-width="5" opacity="0.6"/>`
    }<ellipse cx="400" cy="${rimY}" rx="${rim}" ry="${rim * 0.165}" fill="none" stroke="${shape.metal ? '#e5a06a' : '#fff'}" stroke-width="5" opacity="0.7"/>
    ${leaves ? `<g transform="translate(0 ${rimY - 130})">${sprig()}</g>` : ''}${slice ? slices(garnish, 400 + rim, rimY + 16) : ''}`;
}

/** Hammered copper. */
const metal = (body: string, random: Random): string =>
  `<path d="${body}" fill="#b5683a"/>${repeat(46, () => blob(between(290, 510, random), between(190, 516, random), 26, 22, 0, random() < 0.5 ? '#c67a49' : '#a45a2f'))}<path d="${body}" fill="url(#gloss)"/>`;

const foam = (level: number, radius: number, colour: string, herbs: string, random: Random): string =>
  repeat(34, index => {
    const x = 400 + ((index % 17) / 8 - 1) * radius * 0.9;
    return `<circle cx="${x.toFixed(0)}" cy="${(level - between(0, 34, random)).toFixed(0)}" r="${between(14, 28, random).toFixed(0)}" fill="${shade(colour, between(-0.06, 0.4, random))}"/>`;
  }) +
  repeat(18, () =>
    blob(
      400 + between(-radius, radius, random) * 0.7,
      level - between(6, 40, random),
      12,
      6,
      random() * 180,
      shade(herbs, -0.3),
    ),
  );

const sprig = () =>
  repeat(7, index =>
    leaf(352 + index * 11, 116 + Math.abs(3 - index) * 12, 76, -150 + index * 22, index % 2 ? '#6aae4c' : '#4f9138'),
  );

/** One slice on the rim, two halves on the table. */
const slices = (colour: string, x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="52" fill="${shade(colour, -0.15)}"/><circle cx="${x}" cy="${y}" r="45" fill="${shade(colour, 0.55)}"/>
  ${repeat(8, index => `<path d="M0 0 L37 -12 A39 39 0 0 1 37 12Z" transform="translate(${x} ${y}) rotate(${index * 45})" fill="${colour}"/>`)}
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
