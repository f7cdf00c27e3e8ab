export const WIDTH = 1200;
export const HEIGHT = 800;

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

export const polygon = (points: string, fill: string): string => `<polygon points="${points}" fill="${fill}"/>`;

/** `[0, 1, ..., count - 1]` drawn. */
export const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** A background that changes from one colour to another, from top to bottom. */
export const backdrop = ([top, bottom]: readonly [string, string]): string =>
  `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>
   <stop offset="1" stop-color="${bottom}"/></linearGradient></defs>${rect(0, 0, WIDTH, HEIGHT, 'url(#sky)')}`;

/** The picture as SVG. */
export const svg = (shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`;
