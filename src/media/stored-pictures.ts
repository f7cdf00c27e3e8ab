import { drawnVersions, type VersionedPicture } from './images';
import { pictureAt, pictureFolder, pictureSize, type PictureSize, versionsIn } from '#kit/views/picture-address';
import type { Storage } from './storage';

/** Widths of demo pictures in addition to their full width. */
const DRAWN_WIDTHS = [480];

export async function storePicture(storage: Storage, name: string, picture: VersionedPicture): Promise<string> {
  const keys = keysOf(name, picture);
  try {
    for (const [index, { bytes, type }] of picture.files.entries()) await storage.put(keys[index]!, bytes, type);
  } catch (failure) {
    await Promise.allSettled(keys.map(key => storage.delete(key)));
    throw failure;
  }
  return keys.at(-1)!;
}

/** Deletes all versions of a picture, by the key of any of them. */
export async function deletePicture(storage: Storage, key: string): Promise<void> {
  const keys = pictureAt(key)?.versions.map(({ url }) => url) ?? [key];
  await Promise.all(keys.map(each => storage.delete(each)));
}

/** Stores the versions of a demo drawing unless they exist. @returns its URL */
export async function storeDrawing(storage: Storage, name: string, svg: string): Promise<string> {
  const size = drawnSize(svg);
  const keys = keysOf(name, size);
  const stored = await Promise.all(keys.map(async key => storage.exists(key)));
  if (!stored.every(Boolean)) await storePicture(storage, name, await drawnVersions(svg, size.widths));
  return storage.addressOf(keys.at(-1)!);
}

const keysOf = (name: string, size: PictureSize): string[] =>
  versionsIn(pictureFolder(name, size), size).map(({ url }) => url);

/** The URL of a drawing of this size, whether or not it is stored. */
export function drawingAddress(storage: Storage, name: string, drawn: { width: number; height: number }): string {
  return storage.addressOf(keysOf(name, drawingSize(drawn)).at(-1)!);
}

const drawingSize = (drawn: { width: number; height: number }): PictureSize =>
  pictureSize(drawn, [...DRAWN_WIDTHS, drawn.width]);

/** Reads `<svg ... width="800" height="600">`. */
function drawnSize(svg: string): PictureSize {
  const [, width, height] = /^<svg [^>]*?\bwidth="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!width || !height) throw new Error('the drawing has no width and height');
  return drawingSize({ width: Number(width), height: Number(height) });
}
