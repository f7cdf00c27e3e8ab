/** The colours of one picture. */
export interface Palette {
  sky: readonly [top: string, bottom: string];
  sun: string;
  ground: string;
  wall: string;
  shade: string;
  glass: string;
  accent: string;
}

/** Hours of a Gulf day. */
export const palettes: readonly Palette[] = [
  {
    sky: ['#8ec9e8', '#e8f4f8'],
    sun: '#fff6d6',
    ground: '#d9c8a5',
    wall: '#f4ead8',
    shade: '#dccbb0',
    glass: '#6fa8bf',
    accent: '#b5623c',
  },
  {
    sky: ['#f3b27a', '#fbe3c2'],
    sun: '#fff0c9',
    ground: '#c9a57c',
    wall: '#f2dfc4',
    shade: '#cfae8a',
    glass: '#8d86a8',
    accent: '#8a4b2f',
  },
  {
    sky: ['#3b4a73', '#c98b86'],
    sun: '#ffd9a8',
    ground: '#6d6470',
    wall: '#c7b8b6',
    shade: '#8f8190',
    glass: '#ffdf9e',
    accent: '#d3855b',
  },
  {
    sky: ['#a9d6cf', '#f3f7ec'],
    sun: '#fffbe2',
    ground: '#b9c79a',
    wall: '#fbf7ee',
    shade: '#dfd9c9',
    glass: '#7fb3ad',
    accent: '#3f7d6b',
  },
];
