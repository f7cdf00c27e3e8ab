import { between, blob, leaf, lemon, pick, plate, repeat, shade, somewhere } from './canvas';

type Random = () => number;
const X = 400;
const Y = 300;
const HERBS = ['#4f8a35', '#6aa548', '#3c7029'];

/** Skewers across a wooden board. */
export function skewers(
  { pieces, between: vegetables, long }: { pieces: readonly string[]; between: readonly string[]; long?: true },
  random: Random,
): string {
  const board = `<rect x="92" y="92" width="640" height="440" rx="36" fill="#000" opacity="0.3" filter="url(#soft)"/>
    <rect x="80" y="76" width="640" height="440" rx="34" fill="#a9713f"/>
    ${repeat(11, index => `<path d="M84 ${108 + index * 38} q160 ${between(-14, 14, random)} 320 0 t312 0" stroke="#8f5b2f" stroke-width="3" fill="none" opacity="0.5"/>`)}
    <rect x="80" y="76" width="640" height="440" rx="34" fill="url(#gloss)" opacity="0.5"/>`;
  const rice = repeat(150, () => {
    const [x, y] = somewhere(600, 410, 92, random);
    return blob(x, y, 17, 6, random() * 180, pick(['#f6cf5d', '#fbe7a6', '#f0bd3f'], random));
  });
  return `${board}<ellipse cx="600" cy="414" rx="112" ry="98" fill="#e0a92f"/>${rice}
    ${repeat(3, row => skewer(150 + row * 112, pieces, vegetables, long === true, random))}
    ${lemon(626, 168, 46, 20)}${lemon(560, 136, 36, 70)}
    ${repeat(16, () => herb(between(130, 680, random), between(120, 480, random), random))}`;
}

function skewer(y: number, pieces: readonly string[], vegetables: readonly string[], long: boolean, random: Random) {
  const width = long ? 108 : 62;
  const gap = vegetables.length > 0 ? 22 : 6;
  const count = Math.floor(350 / (width + gap));
  const parts = repeat(count, index => {
    const x = 150 + index * (width + gap);
    const colour = pick(pieces, random);
    const piece = `<rect x="${x}" y="${y + between(-4, 4, random)}" width="${width}" height="66" rx="${long ? 32 : 18}" fill="${colour}"/>
      <rect x="${x}" y="${y}" width="${width}" height="66" rx="${long ? 32 : 18}" fill="url(#gloss)"/>
      ${repeat(3, mark => `<path d="M${x + width * (0.22 + mark * 0.27)} ${y + 10} l-8 46" stroke="${shade(colour, -0.55)}" stroke-width="7" stroke-linecap="round" opacity="0.6"/>`)}`;
    if (vegetables.length === 0) return piece;
    const vegetable = vegetables[index % vegetables.length] as string;
    return `${piece}<rect x="${x + width + 2}" y="${y + 4}" width="17" height="58" rx="8" fill="${vegetable}"/>
      <rect x="${x + width + 5}" y="${y + 10}" width="5" height="44" rx="2" fill="${shade(vegetable, 0.4)}" opacity="0.7"/>`;
  });
  return `<rect x="120" y="${y + 44}" width="${count * (width + gap) + 20}" height="36" rx="18" fill="#000" opacity="0.3" filter="url(#near)"/>
    <rect x="96" y="${y + 29}" width="440" height="8" rx="4" fill="#d8d4cc"/>${parts}`;
}

/** A bowl from above: its base in the middle, toppings in heaps around it. */
export function bowl({ base, toppings }: { base: string; toppings: readonly string[] }, random: Random): string {
  const grains = repeat(260, () => {
    const [x, y] = somewhere(X, Y, 190, random);
    return blob(x, y, 15, 7, random() * 180, shade(base, between(-0.18, 0.28, random)));
  });
  const heaps = toppings.map((colour, index) => {
    const angle = (index / toppings.length) * Math.PI * 2 - 2.2;
    const [x, y] = [X + Math.cos(angle) * 112, Y + Math.sin(angle) * 112];
    return `<circle cx="${x + 3}" cy="${y + 8}" r="82" fill="#000" opacity="0.22" filter="url(#near)"/>
      ${repeat(46, () => heapPiece(somewhere(x, y, 68, random), colour, random))}`;
  });
  return `${plate(X, Y, 258, '#f4efe4')}<circle cx="${X}" cy="${Y}" r="208" fill="${shade(base, -0.12)}"/>${grains}
    ${heaps.join('')}${repeat(40, () => sesame(somewhere(X, Y, 170, random), random))}
    ${repeat(12, () => herb(...somewhere(X, Y, 80, random), random))}`;
}

function heapPiece([x, y]: [number, number], colour: string, random: Random): string {
  const size = between(22, 38, random);
  const turn = random() * 180;
  return (
    blob(x + 1, y + 4, size, size * 0.72, turn, shade(colour, -0.35)) +
    blob(x, y, size, size * 0.7, turn, shade(colour, between(-0.12, 0.14, random))) +
    blob(x - size * 0.12, y - size * 0.12, size * 0.4, size * 0.2, turn, shade(colour, 0.4))
  );
}

/** A round flatbread with a blistered rim, cut into eight. */
export function flatbread({ spread, toppings }: { spread: string; toppings: readonly string[] }, random: Random) {
  const blisters = repeat(46, index => {
    const angle = (index / 46) * Math.PI * 2;
    const [x, y] = [X + Math.cos(angle) * 222, Y + Math.sin(angle) * 222];
    return blob(
      x,
      y,
      between(14, 40, random),
      between(10, 20, random),
      (angle * 180) / Math.PI + 90,
      pick(['#b9722c', '#8a4d1b', '#efc47c'], random),
    );
  });
  const scatter = repeat(170, () => {
    const [x, y] = somewhere(X, Y, 188, random);
    const colour = pick(toppings, random);
    const size = between(8, 26, random);
    return (
      blob(x + 1, y + 3, size, size * 0.7, 0, shade(spread, -0.4)) +
      blob(x, y, size, size * 0.7, random() * 180, colour)
    );
  });
  const cuts = repeat(
    4,
    index =>
      `<path d="M${X - 236} ${Y} h472" transform="rotate(${index * 45 + 11} ${X} ${Y})" stroke="#6e4317" stroke-width="4" opacity="0.55"/>`,
  );
  return `<rect x="118" y="34" width="580" height="548" rx="274" fill="#000" opacity="0.3" filter="url(#soft)"/>
    <circle cx="${X}" cy="${Y}" r="266" fill="#8d5a2e"/><circle cx="${X}" cy="${Y}" r="258" fill="#a56c38"/>
    <circle cx="${X + 4}" cy="${Y + 8}" r="242" fill="#000" opacity="0.3" filter="url(#near)"/>
    <circle cx="${X}" cy="${Y}" r="240" fill="#e3ab5c"/>${blisters}
    <circle cx="${X}" cy="${Y}" r="200" fill="${shade(spread, -0.12)}"/><circle cx="${X - 4}" cy="${Y - 5}" r="196" fill="${spread}"/>
    ${scatter}${cuts}<circle cx="${X}" cy="${Y}" r="240" fill="url(#gloss)" opacity="0.7"/>
    ${repeat(14, () => herb(...somewhere(X, Y, 150, random), random))}`;
}

/** Leaves and pieces on a wide plate. */
export function salad({ leaves, pieces }: { leaves: readonly string[]; pieces: readonly string[] }, random: Random) {
  const bed = repeat(120, () => {
    const [x, y] = somewhere(X, Y, 176, random);
    return leaf(
      x,
      y,
      between(50, 92, random),
      random() * 360,
      shade(pick(leaves, random), between(-0.16, 0.12, random)),
    );
  });
  const scatter = repeat(64, index => {
    const [x, y] = somewhere(X, Y, 160, random);
    return heapPiece([x, y], pieces[index % pieces.length] as string, random);
  });
  return `${plate(X, Y, 266, '#f7f3ea')}${bed}${scatter}
    ${repeat(26, () => leaf(...somewhere(X, Y, 150, random), 34, random() * 360, pick(leaves, random)))}
    ${repeat(30, () => sesame(somewhere(X, Y, 160, random), random))}`;
}

/** A round of kunafa or cake with a slice coming out. */
export function roundSweet({ crust, crumbs }: { crust: string; crumbs: string }, random: Random): string {
  const threads = repeat(420, () => {
    const [x, y] = somewhere(X, Y, 176, random);
    return blob(x, y, between(22, 46, random), 4, random() * 180, shade(crust, between(-0.25, 0.35, random)));
  });
  const nuts = repeat(120, () => {
    const [x, y] = somewhere(X, Y, 92, random);
    return blob(
      x,
      y,
      between(6, 14, random),
      between(5, 9, random),
      random() * 180,
      shade(crumbs, between(-0.25, 0.25, random)),
    );
  });
  const slice = `M${X} ${Y} L${X + 200} ${Y + 38} A204 204 0 0 1 ${X + 88} ${Y + 184}Z`;
  return `${plate(X, Y, 262, '#e9e3f0')}
    <circle cx="${X + 3}" cy="${Y + 14}" r="190" fill="${shade(crust, -0.5)}"/><circle cx="${X}" cy="${Y}" r="188" fill="${crust}"/>
    ${threads}${nuts}<circle cx="${X}" cy="${Y}" r="188" fill="url(#gloss)"/>
    <path d="${slice}" fill="#fff6de" stroke="${shade(crust, -0.4)}" stroke-width="5"/>
    <path d="${slice}" fill="${crust}" transform="translate(26 30)"/><path d="${slice}" fill="url(#gloss)" transform="translate(26 30)"/>
    ${repeat(16, () => blob(X + between(80, 170, random), Y + between(70, 150, random), 10, 7, random() * 180, crumbs))}`;
}

/** Lozenges of baklava on a tray. */
export function diamonds({ crust, crumbs }: { crust: string; crumbs: string }, random: Random): string {
  const pieces = repeat(12, index => {
    const row = Math.floor(index / 4);
    const [x, y] = [190 + (index % 4) * 132 + (row % 2) * 26, 168 + row * 128];
    const lozenge = 'M-70 0 L0 -54 L70 0 L0 54Z';
    return `<g transform="translate(${x} ${y}) rotate(${between(-6, 6, random).toFixed(1)})">
      <path d="${lozenge}" fill="#000" opacity="0.35" transform="translate(5 14)" filter="url(#near)"/>
      <path d="${lozenge}" fill="${shade(crust, -0.45)}" transform="translate(0 12)"/>
      <path d="${lozenge}" fill="${shade(crust, -0.2)}" transform="translate(0 6)"/><path d="${lozenge}" fill="${shade(crust, between(-0.06, 0.14, random))}"/>
      ${repeat(4, line => `<path d="M${-46 + line * 18} ${16 - line * 14} l46 34" stroke="${shade(crust, 0.35)}" stroke-width="3" opacity="0.7"/>`)}
      ${repeat(16, () => blob(...somewhere(0, 0, 22, random), 10, 7, random() * 180, shade(crumbs, between(-0.25, 0.25, random))))}
      <path d="${lozenge}" fill="url(#gloss)"/></g>`;
  });
  return `<rect x="92" y="86" width="640" height="452" rx="24" fill="#000" opacity="0.3" filter="url(#soft)"/>
    <rect x="80" y="70" width="640" height="452" rx="24" fill="#b9bcc2"/><rect x="96" y="86" width="608" height="420" rx="16" fill="#d9dce0"/>
    <rect x="80" y="70" width="640" height="452" rx="24" fill="url(#gloss)"/>${pieces}`;
}

const herb = (x: number, y: number, random: Random) =>
  leaf(x, y, between(16, 28, random), random() * 360, pick(HERBS, random));

const sesame = ([x, y]: [number, number], random: Random) => blob(x, y, 7, 4, random() * 180, '#fbf0d2');
