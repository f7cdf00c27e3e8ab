/** Numbers from 0 to 1 that depend on the text alone. */
export function randomOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const pick = <Value>(values: readonly Value[], random: () => number): Value =>
  values[Math.floor(random() * values.length)] as Value;

export const between = (low: number, high: number, random: () => number): number => low + (high - low) * random();

/** A point inside a circle around `(x, y)`, as likely at its rim as in its middle. */
export function somewhere(x: number, y: number, radius: number, random: () => number): [number, number] {
  const angle = random() * Math.PI * 2;
  const distance = Math.sqrt(random()) * radius;
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance];
}

/** Lighter for a positive share, darker for a negative one. `colour` is `#rrggbb`. */
export function shade(colour: string, share: number): string {
  const target = share > 0 ? 255 : 0;
  const channels = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = channels.map(channel => Math.round(channel + (target - channel) * Math.abs(share)));
  return `#${mixed.map(channel => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** A rounded blob such as a leaf or a crumb. */
export function blob(x: number, y: number, width: number, height: number, turn: number, colour: string): string {
  return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(width / 2).toFixed(1)}" ry="${(height / 2).toFixed(1)}"
    transform="rotate(${turn.toFixed(0)} ${x.toFixed(1)} ${y.toFixed(1)})" fill="${colour}"/>`;
}

export function leaf(x: number, y: number, length: number, turn: number, colour: string): string {
  const half = length / 2;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})">
    <path d="M${-half} 0 Q0 ${-half * 0.75} ${half} 0 Q0 ${half * 0.75} ${-half} 0Z" fill="${colour}"/>
    <path d="M${-half * 0.8} 0 L${half * 0.8} 0" stroke="${shade(colour, 0.35)}" stroke-width="2"/></g>`;
}

/** A round plate or bowl seen from above, with its shadow. */
export function plate(x: number, y: number, radius: number, colour: string): string {
  return `<ellipse cx="${x + 10}" cy="${y + 18}" rx="${radius + 4}" ry="${radius}" fill="#000" opacity="0.28" filter="url(#soft)"/>
    <circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>
    <circle cx="${x}" cy="${y}" r="${radius - 3}" fill="none" stroke="${shade(colour, 0.45)}" stroke-width="4"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.8}" fill="${shade(colour, -0.07)}"/>
    <circle cx="${x}" cy="${y}" r="${radius * 0.78}" fill="${shade(colour, -0.02)}"/>`;
}

export function lemon(x: number, y: number, radius: number, turn: number): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
    <circle r="${radius}" fill="#e8b92c"/><circle r="${radius * 0.88}" fill="#fdf3c0"/>
    ${repeat(8, index => `<path d="M0 0 L${radius * 0.74} ${-radius * 0.24} A${radius * 0.78} ${radius * 0.78} 0 0 1 ${radius * 0.74} ${radius * 0.24}Z" transform="rotate(${index * 45})" fill="#f6d94f"/>`)}
    </g>`;
}

const CLOTHS = [
  ['#2f4a4b', '#294142'],
  ['#7c3f2c', '#723826'],
  ['#d9c7a6', '#d0bc98'],
  ['#35405f', '#2e3854'],
  ['#5b6a44', '#526039'],
  ['#c98d4e', '#c08444'],
] as const;

/** The table: a woven cloth with light falling from the upper left. */
export function background(random: () => number): string {
  const [cloth, thread] = pick(CLOTHS, random);
  return `<rect width="800" height="600" fill="${cloth}"/>
    ${repeat(40, index => `<rect x="${index * 20}" width="9" height="600" fill="${thread}" opacity="0.55"/>`)}
    ${repeat(30, index => `<rect y="${index * 20}" width="800" height="9" fill="${thread}" opacity="0.45"/>`)}
    <rect width="800" height="600" fill="url(#light)"/>`;
}

export const svg = (
  content: string,
): string => `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
  <defs>
    <radialGradient id="light" cx="0.3" cy="0.2" r="1"><stop offset="0" stop-color="#fff" stop-opacity="0.28"/>
      <stop offset="0.55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.35"/></radialGradient>
    <radialGradient id="gloss" cx="0.35" cy="0.3" r="0.8"><stop offset="0" stop-color="#fff" stop-opacity="0.4"/>
      <stop offset="0.5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="0.25"/></radialGradient>
    <filter id="soft" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="10"/></filter>
    <filter id="near" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="3"/></filter>
  </defs>${content}</svg>`;
