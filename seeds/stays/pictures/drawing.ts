import type { Landscape } from '../destinations-data';
import type { Room, StaySeed } from '../stay-seed';
import { circle, randomOf, rect, repeat, svg, WIDTH } from './canvas';
import { house } from './house';
import { landscape, palms } from './landscape';
import { bedroom, livingRoom } from './rooms';

/** One picture of a stay as SVG; the same for the same stay every time. */
export function drawStay(seed: Pick<StaySeed, 'slug' | 'type'>, place: Landscape, room: Room): string {
  const random = randomOf(`${seed.slug} ${room}`);
  if (room === 'living' || room === 'bedroom') {
    const { gradients, content } = room === 'living' ? livingRoom(random) : bedroom(random);
    return svg(gradients, content);
  }
  const { gradients, content } = landscape(place, random);
  return svg(gradients, content + (room === 'outside' ? house(seed.type, random) + shrubs(random) : terrace(random)));
}

/** The cover of a destination as SVG. */
export function drawDestination(slug: string, place: Landscape): string {
  const random = randomOf(slug);
  const { gradients, content } = landscape(place, random);
  return svg(gradients, content + (place === 'desert' || place === 'city' ? '' : palms(random, 4)));
}

const shrubs = (random: () => number): string =>
  repeat(12, index => {
    const x = index < 6 ? random() * 230 : 730 + random() * 230;
    return circle(x, 540 + random() * 40, 18 + random() * 22, '#5f7b41', 0.9);
  });

function terrace(random: () => number): string {
  const chair = (x: number) =>
    rect(x, 470, 90, 14, '#f4efe4', 6) +
    rect(x, 400, 14, 84, '#f4efe4', 6) +
    rect(x + 4, 484, 8, 60, '#8a6b48') +
    rect(x + 78, 484, 8, 60, '#8a6b48');
  return (
    rect(0, 540, WIDTH, 100, '#c8a678') +
    repeat(14, plank => rect(plank * 70, 540, 2, 100, 'rgba(0,0,0,0.15)')) +
    rect(0, 330, WIDTH, 8, '#7a5a3b') +
    repeat(17, post => rect(post * 60, 330, 5, 212, '#7a5a3b')) +
    chair(290) +
    chair(590) +
    rect(420, 476, 140, 12, '#7a5a3b', 5) +
    rect(484, 488, 12, 58, '#7a5a3b') +
    circle(470 + random() * 40, 462, 14, '#f6f2e8')
  );
}
