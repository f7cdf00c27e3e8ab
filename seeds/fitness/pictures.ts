import type { Storage } from '#media/storage';
import { drawingAddress, storeDrawing } from '#media/stored-pictures';
import { type Look, portrait } from '../drawing/portraits';
import { exercise, workout } from './exercise-pictures';
import { randomOf } from './random';
import { otherWorkouts } from './workouts-data-other';
import { strengthWorkouts } from './workouts-data-strength';

const WIDTH = 960;
const HEIGHT = 600;

/** Two colours of a ground and one of what stands on it. */
const PALETTES = [
  ['#12343b', '#2d5f5d', '#e1b382'],
  ['#1b2a49', '#3b5b92', '#f5d0a9'],
  ['#3a1f3d', '#7a3b69', '#f6d6ad'],
  ['#1f3d2b', '#3f7d58', '#f2efc7'],
  ['#4a1f1a', '#a34a36', '#ffe0b5'],
  ['#26263b', '#54538c', '#d9f0e3'],
] as const;

const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Random = () => number;

/** A course that climbs in waves, and where one stands on it. */
function course(random: Random, light: string): string {
  const heights = Array.from({ length: 7 }, (_, index) => 430 - index * 30 - random() * 120);
  const line = heights.map((height, index) => `${index === 0 ? 'M' : 'L'}${80 + index * 133} ${height.toFixed(0)}`);
  return `<path d="${line.join(' ')}" fill="none" stroke="${light}" stroke-width="16" stroke-linejoin="round" stroke-linecap="round"/>
    <circle cx="878" cy="${heights[6]!.toFixed(0)}" r="34" fill="${light}"/>`;
}

/** A plate from above, with what is on it. */
function plate(random: Random, light: string): string {
  const colours = ['#7fa650', '#d96c3f', '#f0c04f', '#8c4a2f', '#c7d67a', '#b23a48', '#f3e3c3'];
  const pieces = each(22, () => {
    const [turn, away, size] = [random() * 360, random() * 130, 18 + random() * 34];
    const fill = colours[Math.floor(random() * colours.length)]!;
    return `<ellipse cx="${480 + away}" cy="300" rx="${size.toFixed(0)}" ry="${(size * (0.5 + random() * 0.5)).toFixed(0)}" fill="${fill}" transform="rotate(${turn.toFixed(0)} 480 300)"/>`;
  });
  return `<circle cx="480" cy="300" r="240" fill="${light}"/><circle cx="480" cy="300" r="186" fill="#fffaf0"/>${pieces}`;
}

/** People of a club around something they share. */
function circleOfPeople(random: Random, light: string): string {
  const people = 5 + Math.floor(random() * 4);
  return each(people, index => {
    const turn = (index * 360) / people;
    return `<g transform="rotate(${turn} 480 300) translate(480 120)" fill="${light}" opacity="${(0.6 + random() * 0.4).toFixed(2)}">
      <circle r="36"/><path d="M-58 88 Q0 10 58 88Z"/></g>`;
  });
}

/** A medal on its ribbon. */
function medal(random: Random, light: string): string {
  const points = 8 + Math.floor(random() * 8);
  const star = Array.from({ length: points * 2 }, (_, index) => {
    const [angle, reach] = [(index * Math.PI) / points, index % 2 ? 96 : 132];
    return `${(480 + reach * Math.sin(angle)).toFixed(1)},${(350 - reach * Math.cos(angle)).toFixed(1)}`;
  });
  return `<path d="M380 60 L480 240 L580 60Z" fill="${light}" opacity="0.5"/><circle cx="480" cy="350" r="170" fill="${light}"/>
    <polygon points="${star.join(' ')}" fill="#ffffff" opacity="0.75"/>`;
}

/** A watch with the rings of a day. */
function watch(random: Random, light: string): string {
  const ring = (radius: number) => {
    const length = 2 * Math.PI * radius;
    const filled = length * (0.4 + random() * 0.55);
    return `<circle cx="480" cy="300" r="${radius}" fill="none" stroke="${light}" stroke-width="22" stroke-linecap="round"
      stroke-dasharray="${filled.toFixed(0)} ${length.toFixed(0)}" transform="rotate(-90 480 300)"/>`;
  };
  return `<rect x="400" y="20" width="160" height="560" rx="40" fill="${light}" opacity="0.35"/>
    <rect x="310" y="130" width="340" height="340" rx="90" fill="#11151c"/>${ring(120)}${ring(88)}${ring(56)}`;
}

/** Somebody in front of a wall, from before, the side or behind: a picture of one's progress. */
function silhouette(random: Random, light: string): string {
  const [shoulders, waist] = [92 + random() * 8, 62 + random() * 10];
  const hips = waist + 12;
  return `<g fill="${light}" transform="translate(480 0)"><circle cy="110" r="48"/>
    <path d="M-22 150 H22 L${shoulders} 196 L${shoulders + 22} 380 H${shoulders - 6} L${shoulders - 20} 250 L${waist} 350 L${hips} 430
      L44 590 H8 L0 460 L-8 590 H-44 L-${hips} 430 L-${waist} 350 L-${shoulders - 20} 250 L-${shoulders - 6} 380 H-${shoulders + 22} L-${shoulders} 196Z"/></g>`;
}

/** The exercises of a workout, in order. */
const exercisesOf = (slug: string): string[] =>
  [...strengthWorkouts, ...otherWorkouts].find(seed => seed.slug === slug)?.lines.map(line => line.exercise) ?? [];

const MOTIFS = {
  exercise: (_: Random, light: string, name: string) => exercise(name, light),
  workout: (_: Random, light: string, name: string) => workout(exercisesOf(name), light),
  course,
  plate,
  people: circleOfPeople,
  medal,
  watch,
  silhouette,
};
export type Motif = keyof typeof MOTIFS;

function drawing(motif: Motif, name: string): string {
  const random = randomOf(`${motif} ${name}`);
  const [from, to, light] = PALETTES[Math.floor(random() * PALETTES.length)]!;
  const glow = `<circle cx="${(random() * WIDTH).toFixed(0)}" cy="${(random() * HEIGHT).toFixed(0)}" r="320" fill="${light}" opacity="0.12"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/>
    <stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${glow}${MOTIFS[motif](random, light, name)}</svg>`;
}

const nameOf = (motif: Motif, name: string) => `demo/${motif}-${name}`;

export const pictureAddress = (storage: Storage, motif: Motif, name: string): string =>
  drawingAddress(storage, nameOf(motif, name), { width: WIDTH, height: HEIGHT });

/** Draws the picture unless it is stored. */
export async function drawPicture(storage: Storage, motif: Motif, name: string): Promise<void> {
  await storeDrawing(storage, nameOf(motif, name), drawing(motif, name));
}

/** How the people of the club look. */
export const LOOKS: Readonly<Record<string, Look>> = {
  admin: { hair: 'scarf', hasGlasses: true },
  coach: { hair: 'short', hasBeard: true },
  coach2: { hair: 'long' },
  member: { hair: 'bun' },
  member2: { hair: 'side' },
  salma: { hair: 'scarf' },
  omar: { hair: 'shaved', hasBeard: true },
  maya: { hair: 'long', hasGlasses: true },
  yusuf: { hair: 'short', hasBeard: true },
  leila: { hair: 'scarf' },
  grace: { hair: 'curly' },
  hassan: { hair: 'side', hasBeard: true },
  ines: { hair: 'long' },
};

const PORTRAIT = { width: 480, height: 480 };

export const portraitAddress = (storage: Storage, name: string): string =>
  drawingAddress(storage, `demo/portrait-${name}`, PORTRAIT);

export async function drawPortrait(storage: Storage, name: string): Promise<void> {
  await storeDrawing(storage, `demo/portrait-${name}`, portrait(name, LOOKS[name]));
}
