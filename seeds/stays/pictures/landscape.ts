import type { Landscape } from '../destinations-data';
import { between, circle, fade, HEIGHT, pick, polygon, rect, repeat, WIDTH } from './canvas';

const HORIZON = 400;

const SKIES = [
  ['#8ec5e8', '#f3e3c3'],
  ['#f2a66b', '#f9dcae'],
  ['#5f7fb8', '#e9b7a0'],
  ['#bfe0ee', '#fdf6e3'],
] as const;

/** Sky, what stands at the horizon, and the ground in front of it. Its gradients are named `sky` and `ground`. */
export function landscape(kind: Landscape, random: () => number): { gradients: string; content: string } {
  const [high, low] = pick(SKIES, random);
  const { ground, draw } = GROUNDS[kind];
  return {
    gradients: fade('sky', high, low) + fade('ground', ...ground),
    content:
      rect(0, 0, WIDTH, HEIGHT, 'url(#sky)') +
      circle(between(120, 840, random), between(90, 210, random), between(34, 52, random), '#fff6d8', 0.9) +
      draw(random) +
      rect(0, HORIZON + 40, WIDTH, HEIGHT, 'url(#ground)'),
  };
}

const GROUNDS: Record<Landscape, { ground: readonly [string, string]; draw: (random: () => number) => string }> = {
  city: { ground: ['#9c9a92', '#7b786f'], draw: city },
  mountains: {
    ground: ['#a58f6b', '#7f6a4a'],
    draw: random => ridge(random, 190, '#8b7d8f') + ridge(random, 120, '#75634f'),
  },
  sea: { ground: ['#e6cf9f', '#d2b47c'], draw: sea },
  oasis: { ground: ['#a9a25f', '#87813f'], draw: random => ridge(random, 70, '#b8a07a') + palms(random, 9) },
  desert: { ground: ['#e0a868', '#c98746'], draw: dunes },
};

function city(random: () => number): string {
  return repeat(17, index => {
    const height = between(70, 290, random);
    const width = between(36, 62, random);
    const x = index * 58 - 10;
    const windows = repeat(Math.floor(height / 26), row =>
      repeat(3, column =>
        rect(x + 7 + column * 14, HORIZON + 52 - height + row * 26, 7, 11, random() > 0.5 ? '#ffe9a8' : '#5d7285'),
      ),
    );
    return rect(x, HORIZON + 40 - height, width, height, pick(['#6f8799', '#8199a8', '#5c7080'], random), 3) + windows;
  });
}

function ridge(random: () => number, height: number, colour: string): string {
  const tops = Array.from({ length: 11 }, (_, index): [number, number] => [
    index * 96,
    HORIZON + 40 - (index % 2 === 0 ? between(0.2, 0.5, random) : between(0.6, 1, random)) * height,
  ]);
  return polygon([[0, HORIZON + 50], ...tops, [WIDTH, HORIZON + 50]], colour);
}

function sea(random: () => number): string {
  const waves = repeat(26, () =>
    rect(
      between(0, WIDTH, random),
      between(HORIZON - 80, HORIZON + 30, random),
      between(30, 90, random),
      3,
      '#cfe8ec',
      2,
    ),
  );
  return ridge(random, 210, '#8c8590') + rect(0, HORIZON - 90, WIDTH, 160, '#3d8ea3') + waves;
}

function dunes(random: () => number): string {
  const dune = (y: number, colour: string) =>
    `<path d="M0 ${y} Q${between(140, 320, random)} ${y - between(90, 170, random)} 480 ${y} T960 ${y - 20} V640 H0Z" fill="${colour}"/>`;
  return dune(HORIZON + 10, '#e3b276') + dune(HORIZON + 50, '#d39a58');
}

export function palms(random: () => number, count: number): string {
  return repeat(count, index => {
    const x = (index + random()) * (WIDTH / count);
    const height = between(110, 190, random);
    const top = HORIZON + 60 - height;
    const leaves = repeat(7, leaf => {
      const angle = (Math.PI * (leaf - 1)) / 5;
      const [dx, dy] = [Math.cos(angle) * 58, Math.sin(angle) * 34];
      return `<path d="M${x} ${top} Q${x + dx * 0.6} ${top - dy - 18} ${x + dx} ${top - dy * 0.3}" stroke="#4f7038" stroke-width="9" fill="none" stroke-linecap="round"/>`;
    });
    return `${rect(x - 5, top, 10, height, '#7a5d3c', 4)}${leaves}`;
  });
}
