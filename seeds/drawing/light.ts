import { between, circle, ellipse, mixed, rect, repeat, WIDTH } from './canvas';

/** An hour of the day: its sky, and what it does to every colour below. */
export interface Light {
  sky: readonly [high: string, middle: string, low: string];
  sun: string;
  /** How high the sun or moon stands, from the top. */
  height: number;
  tint: string;
  strength: number;
  /** Share of the windows with a lamp behind them. */
  lit: number;
  glass: string;
  stars?: true;
}

export const LIGHTS = {
  morning: {
    sky: ['#86bfe6', '#cfe6f2', '#fbf1dd'],
    sun: '#fff6d8',
    height: 170,
    tint: '#fff1da',
    strength: 0.08,
    lit: 0,
    glass: '#9cc3d4',
  },
  noon: {
    sky: ['#4a9bd9', '#9fd0ee', '#e4f2f4'],
    sun: '#fffbe8',
    height: 80,
    tint: '#ffffff',
    strength: 0,
    lit: 0,
    glass: '#7fb2cb',
  },
  golden: {
    sky: ['#6fa3cf', '#f0cd9d', '#fbe6bd'],
    sun: '#fff0bf',
    height: 220,
    tint: '#ffb261',
    strength: 0.16,
    lit: 0.08,
    glass: '#a7b7bb',
  },
  sunset: {
    sky: ['#4d6099', '#d78e80', '#f9ca8d'],
    sun: '#ffe3a3',
    height: 300,
    tint: '#d9775c',
    strength: 0.26,
    lit: 0.35,
    glass: '#8f87a3',
  },
  dusk: {
    sky: ['#26345f', '#62609a', '#d9a09a'],
    sun: '#f7ead2',
    height: 130,
    tint: '#4b4f86',
    strength: 0.33,
    lit: 0.7,
    glass: '#565f8c',
    stars: true,
  },
} as const satisfies Record<string, Light>;

export type Hour = keyof typeof LIGHTS;

/** A colour as it looks in this light. */
export const tone = ({ tint, strength }: Light, colour: string): string => mixed(colour, tint, strength);

/** The same far away: the air takes it towards the sky. */
export const hazy = (light: Light, colour: string, share: number): string =>
  mixed(tone(light, colour), light.sky[2], share);

/** Sky with what is in it. Its gradient is named `sky`. */
export function sky(light: Light, random: () => number): string {
  const x = random() < 0.5 ? between(90, 260, random) : between(700, 870, random);
  const stars = light.stars
    ? repeat(26, () => circle(random() * WIDTH, random() * 260, between(0.8, 1.8, random), '#ffffff', 0.8))
    : '';
  const glow = circle(x, light.height, 96, light.sun, 0.16) + circle(x, light.height, 66, light.sun, 0.22);
  return (
    rect(0, 0, WIDTH, 460, 'url(#sky)') + stars + glow + circle(x, light.height, 38, light.sun) + clouds(light, random)
  );
}

function clouds(light: Light, random: () => number): string {
  const white = mixed('#ffffff', light.sky[1], light.stars ? 0.7 : 0.25);
  return repeat(3, index => {
    const [x, y, size] = [index * 330 + between(-40, 200, random), between(50, 210, random), between(0.6, 1.2, random)];
    return (
      ellipse(x, y, 78 * size, 15 * size, white, 0.75) +
      ellipse(x - 26 * size, y - 12 * size, 34 * size, 17 * size, white, 0.75) +
      ellipse(x + 22 * size, y - 16 * size, 42 * size, 22 * size, white, 0.75)
    );
  });
}
