import { readdir } from 'node:fs/promises';
import sharp from 'sharp';

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** A box of an MP4. */
export function box(type: string, ...contents: Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + contents.reduce((size, each) => size + each.length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...contents]);
}

/** The description of a movie with one track. */
export function movie(handler = 'vide'): Buffer {
  const hdlr = box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13));
  return box('moov', box('mvhd', Buffer.alloc(100)), box('trak', box('tkhd', Buffer.alloc(84)), box('mdia', hdlr)));
}

export const brand = (name = 'isom') => box('ftyp', Buffer.from(name), Buffer.alloc(4), Buffer.from('isom'));

/** An MP4 with one track of pictures and `size` bytes of data. */
export const video = (size = 64) => Buffer.concat([brand(), movie(), box('mdat', Buffer.alloc(size, 7))]);

/** Every file below a folder, as relative paths; none when the folder is not there. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`);
}
