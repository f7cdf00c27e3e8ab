import { circle, each, HEIGHT, polygon, rect, WIDTH } from './canvas';
import type { Palette } from './palettes';

export const ROOMS = ['living', 'bedroom', 'kitchen', 'bathroom', 'terrace', 'empty'] as const;
export type Room = (typeof ROOMS)[number];

/** A room, seen from its door. */
export const drawRoom = (room: Room, palette: Palette): string => shell(palette) + FURNITURE[room](palette);

function shell({ wall, shade, ground, sky, glass }: Palette): string {
  return (
    rect(0, 0, WIDTH, HEIGHT, wall) +
    polygon(`0,800 1200,800 1000,580 200,580`, ground) +
    polygon(`0,0 200,110 200,580 0,800`, shade) +
    polygon(`1200,0 1000,110 1000,580 1200,800`, shade) +
    rect(430, 170, 340, 250, sky[1]) +
    rect(430, 330, 340, 90, glass, 'opacity="0.5"') +
    rect(594, 170, 12, 250, '#ffffff') +
    rect(418, 158, 364, 12, '#ffffff')
  );
}

const FURNITURE: Record<Room, (palette: Palette) => string> = {
  empty: () => '',
  living: ({ accent, glass, shade }) =>
    `<ellipse cx="600" cy="690" rx="330" ry="60" fill="${shade}"/>` +
    rect(300, 520, 420, 120, accent, 'rx="24"') +
    rect(300, 460, 420, 80, accent, 'rx="24" opacity="0.85"') +
    each(3, index => rect(330 + index * 130, 480, 90, 66, glass, 'rx="14"')) +
    rect(780, 600, 150, 18, '#7a5a3c') +
    rect(800, 618, 12, 70, '#7a5a3c') +
    rect(898, 618, 12, 70, '#7a5a3c') +
    circle(855, 575, 26, '#5b8c5a') +
    rect(845, 590, 20, 12, accent),
  bedroom: ({ accent, glass }) =>
    rect(360, 430, 480, 130, '#7a5a3c', 'rx="14"') +
    rect(340, 530, 520, 150, '#ffffff', 'rx="20"') +
    rect(340, 590, 520, 100, accent, 'rx="20" opacity="0.8"') +
    each(2, index => rect(390 + index * 230, 500, 180, 60, glass, 'rx="22"')) +
    each(2, index => circle(300 + index * 600, 480, 30, '#ffe9b8') + rect(294 + index * 600, 508, 12, 70, '#7a5a3c')),
  kitchen: ({ accent, glass, shade }) =>
    rect(220, 440, 760, 140, accent) +
    rect(210, 425, 780, 20, '#ffffff') +
    each(5, index => rect(240 + index * 150, 465, 120, 95, shade)) +
    rect(330, 620, 540, 130, '#ffffff') +
    rect(310, 604, 580, 20, shade) +
    each(3, index => circle(400 + index * 200, 560, 26, glass)) +
    each(3, index => rect(396 + index * 200, 0, 8, 60, '#444444') + circle(400 + index * 200, 76, 26, '#ffe9b8')),
  bathroom: ({ accent, glass, shade }) =>
    rect(560, 560, 380, 120, '#ffffff', 'rx="60"') +
    rect(590, 575, 320, 40, glass, 'rx="20" opacity="0.7"') +
    rect(250, 500, 220, 130, accent) +
    rect(240, 486, 240, 18, '#ffffff') +
    circle(360, 380, 76, glass) +
    circle(360, 380, 64, shade),
  terrace: ({ accent, glass, shade }) =>
    rect(200, 420, 800, 14, shade) +
    each(17, index => rect(206 + index * 49, 434, 8, 146, shade)) +
    circle(600, 660, 90, accent, 'opacity="0.9"') +
    each(2, index => rect(340 + index * 420, 600, 110, 120, glass, 'rx="18"')) +
    each(2, index => circle(250 + index * 700, 540, 54, '#5b8c5a') + rect(222 + index * 700, 580, 56, 66, accent)),
};
