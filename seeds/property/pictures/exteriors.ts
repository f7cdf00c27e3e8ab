import type { HomeType } from '#services/property/homes/home-kinds';
import { backdrop, circle, each, HEIGHT, polygon, rect, WIDTH } from './canvas';
import type { Palette } from './palettes';

/** A house of the type, from the street. */
export function drawExterior(type: HomeType, palette: Palette): string {
  const scene = `${backdrop(palette.sky)}${circle(960, 170, 70, palette.sun, 'opacity="0.9"')}`;
  const ground = rect(0, 640, WIDTH, HEIGHT - 640, palette.ground);
  return scene + BUILDINGS[type](palette, ground);
}

const BUILDINGS: Record<HomeType, (palette: Palette, ground: string) => string> = {
  apartment: (palette, ground) =>
    tower(180, 260, 190, palette, 0.75) +
    tower(830, 200, 210, palette, 0.75) +
    ground +
    tower(430, 110, 320, palette, 1),
  villa: (palette, ground) =>
    ground + villa(palette) + pool(palette) + palm(150, 640, palette) + palm(1080, 660, palette),
  townhouse: (palette, ground) =>
    ground + each(3, index => townhouse(130 + index * 320, palette, index)) + palm(70, 660, palette),
};

function tower(x: number, y: number, width: number, palette: Palette, opacity: number): string {
  const height = 660 - y;
  const columns = Math.floor(width / 52);
  const rows = Math.floor(height / 58);
  const gap = (width - columns * 34) / (columns + 1);
  const windows = each(rows, row =>
    each(columns, column =>
      rect(
        x + gap + column * (34 + gap),
        y + 24 + row * 56,
        34,
        36,
        palette.glass,
        `opacity="${0.65 + ((row + column) % 3) * 0.15}"`,
      ),
    ),
  );
  const roof = `${x},${y} ${x + width / 2},${y - 46} ${x + width},${y}`;
  const crown = polygon(roof, palette.accent);
  // Haze, and no sun through the house.
  const behind = rect(x, y, width, height, palette.sky[1]) + polygon(roof, palette.sky[1]);
  return `${behind}<g opacity="${opacity}">${rect(x, y, width, height, palette.wall)}${rect(x + width * 0.82, y, width * 0.18, height, palette.shade)}${windows}${crown}</g>`;
}

function villa(palette: Palette): string {
  const { wall, shade, glass, accent } = palette;
  return (
    rect(300, 330, 620, 330, wall) +
    rect(560, 230, 300, 110, wall) +
    rect(540, 215, 340, 22, accent) +
    rect(280, 316, 660, 20, shade) +
    each(3, index => rect(600 + index * 85, 258, 60, 60, glass)) +
    each(2, index => rect(350 + index * 130, 400, 95, 150, glass)) +
    rect(640, 420, 90, 240, accent) +
    each(2, index => rect(770 + index * 70, 400, 50, 150, glass))
  );
}

const pool = ({ glass }: Palette): string =>
  `<ellipse cx="560" cy="735" rx="300" ry="38" fill="${glass}"/><ellipse cx="540" cy="728" rx="220" ry="18" fill="#ffffff" opacity="0.35"/>`;

function townhouse(x: number, { wall, shade, glass, accent }: Palette, index: number): string {
  return (
    rect(x, 300, 300, 360, index % 2 === 0 ? wall : shade) +
    polygon(`${x - 12},300 ${x + 150},205 ${x + 312},300`, accent) +
    each(2, row => each(2, column => rect(x + 45 + column * 125, 345 + row * 120, 80, 76, glass))) +
    rect(x + 118, 560, 64, 100, accent)
  );
}

function palm(x: number, foot: number, { accent, shade }: Palette): string {
  const leaves = each(6, index => {
    const angle = -150 + index * 24;
    return `<ellipse cx="${x + 46}" cy="${foot - 240}" rx="62" ry="13" fill="#4f7d55" transform="rotate(${angle} ${x} ${foot - 240})"/>`;
  });
  return rect(x - 9, foot - 240, 18, 240, shade) + leaves + circle(x, foot - 240, 14, accent);
}
