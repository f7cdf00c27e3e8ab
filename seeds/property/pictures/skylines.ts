import { backdrop, circle, each, HEIGHT, polygon, rect, WIDTH } from './canvas';
import type { Palette } from './palettes';

/** A neighborhood from afar; `seed` makes one differ from another. */
export function drawSkyline(seed: number, palette: Palette): string {
  const { sky, sun, ground, wall, shade, glass, accent } = palette;
  const height = (index: number) => 130 + ((index * 97 + seed * 61) % 290);
  const far = each(14, index => rect(index * 90 - 10, 600 - height(index + 5) * 0.7, 78, 420, shade, 'opacity="0.5"'));
  const near = each(9, index => {
    const x = index * 138 + 8;
    const top = 620 - height(index);
    const lights = each(4, row => rect(x + 22, top + 22 + row * 34, 58, 14, glass, 'opacity="0.75"'));
    const roof = (index + seed) % 3 === 0 ? polygon(`${x},${top} ${x + 51},${top - 40} ${x + 102},${top}`, accent) : '';
    return rect(x, top, 102, 640 - top, wall) + lights + roof;
  });
  const water = rect(0, 640, WIDTH, HEIGHT - 640, seed % 2 === 0 ? glass : ground);
  const waves = each(5, index => rect(90 + index * 220, 676 + (index % 3) * 34, 130, 5, '#ffffff', 'opacity="0.5"'));
  return backdrop(sky) + circle(180 + seed * 120, 160, 62, sun) + far + near + water + (seed % 2 === 0 ? waves : '');
}
