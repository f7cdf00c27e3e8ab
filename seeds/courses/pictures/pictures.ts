import { readFile } from 'node:fs/promises';
import type { Storage } from '#media/storage';
import { storeDrawing } from '#media/stored-pictures';
import { motifs } from './motifs';

const FILM = 'demo/lesson.mp4';
const WIDTH = 1280;
const HEIGHT = 720;

/** Two colours of a ground and one of what stands on it. */
const PALETTES = [
  ['#0f4c5c', '#17798c', '#f4d58d'],
  ['#3d2c8d', '#6a4fc1', '#ffd6ba'],
  ['#7a2e39', '#b5515b', '#f7e1c4'],
  ['#1f5d3a', '#3f9a63', '#e9f5c9'],
  ['#263a5e', '#47659b', '#ffc9a9'],
  ['#7a4b12', '#c58a2f', '#fdf3d7'],
] as const;

/** Numbers from 0 to 1 that depend on the text alone. */
function randomOf(text: string): () => number {
  let state = [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619), 2_166_136_261);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) ^ 3_266_489_917;
    return (state >>> 0) / 4_294_967_296;
  };
}

const each = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The motif of the subject on tiles that overlap: the cover of a course, a category or a post. */
function cover(slug: string): string {
  const random = randomOf(slug);
  const [motif, palette] = motifs[slug] ?? [undefined, Math.floor(random() * PALETTES.length)];
  const [from, to, light] = PALETTES[palette]!;
  const tile = 160;
  const faintest = motif ? 0.04 : 0.12;
  const tiles = each(12, () => {
    const [x, y] = [Math.floor(random() * 8) * tile, Math.floor(random() * 5) * tile];
    const turn = Math.floor(random() * 4) * 90;
    const shape =
      random() < 0.5
        ? `<path d="M0 0 H${tile} A${tile} ${tile} 0 0 1 0 ${tile}Z"/>`
        : `<circle cx="80" cy="80" r="46"/>`;
    const opacity = (faintest + random() * faintest * 4).toFixed(2);
    return `<g transform="translate(${x} ${y}) rotate(${turn} 80 80)" fill="${light}" opacity="${opacity}">${shape}</g>`;
  });
  const subject = motif
    ? motif(light, from)
    : `<circle cx="${(300 + random() * 680).toFixed(0)}" cy="${(180 + random() * 360).toFixed(0)}" r="150" fill="none" stroke="${light}" stroke-width="18"/>`;
  return `<defs><linearGradient id="ground" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${from}"/>
    <stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="url(#ground)"/>${tiles}${subject}`;
}

/** Head and shoulders before a plain ground. */
function portrait(username: string): string {
  const random = randomOf(username);
  const [from, to, light] = PALETTES[Math.floor(random() * PALETTES.length)]!;
  const hair = ['#2b1d14', '#4a3120', '#1c1c24'][Math.floor(random() * 3)]!;
  const skin = ['#d9a37c', '#c58c63', '#e6b893'][Math.floor(random() * 3)]!;
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${to}"/><circle cx="640" cy="330" r="330" fill="${light}" opacity="0.35"/>
    <path d="M360 720 Q380 500 640 500 Q900 500 920 720Z" fill="${from}"/><rect x="595" y="420" width="90" height="120" rx="40" fill="${skin}"/>
    <ellipse cx="640" cy="330" rx="118" ry="146" fill="${skin}"/>
    <path d="M512 350 Q500 160 640 165 Q780 160 768 350 Q752 250 690 240 Q600 262 560 250 Q520 280 512 350Z" fill="${hair}"/>`;
}

/** Draws every picture of the demo that is not stored yet. */
export class DemoPictures {
  constructor(private readonly storage: Storage) {}

  async cover(slug: string): Promise<string> {
    return this.stored(`cover-${slug}`, cover(slug));
  }

  async portrait(username: string): Promise<string> {
    return this.stored(`portrait-${username}`, portrait(username));
  }

  /** Stores the film of every lesson: a lighthouse, ten seconds, recorded once. */
  async storeFilm(): Promise<void> {
    if (await this.storage.exists(FILM)) return;
    await this.storage.put(FILM, await readFile(require.resolve('#assets/demo/lesson.mp4')), 'video/mp4');
  }

  film(): string {
    return this.storage.addressOf(FILM);
  }

  private async stored(name: string, shapes: string): Promise<string> {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${shapes}</svg>`;
    return storeDrawing(this.storage, `demo/${name}`, svg);
  }
}
