import { readdir } from 'node:fs/promises';
import sharp from 'sharp';

export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } });

/** The beginning of an MP4, followed by `size` bytes. */
export const video = (size = 64) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 20]),
    Buffer.from('ftypisom'),
    Buffer.alloc(4),
    Buffer.from('isom'),
    Buffer.alloc(size, 7),
  ]);

/** Every file below a folder, as relative paths; none when the folder is not there. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter(entry => entry.isFile())
    .map(entry => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`);
}
