/** Size of the widest version and widths of all. */
export interface PictureSize {
  width: number;
  height: number;
  /** Ascending; the last is `width`. */
  widths: readonly number[];
}

export type PictureType = 'image/jpeg' | 'image/webp';

export interface PictureVersion {
  url: string;
  type: PictureType;
  width: number;
  height: number;
}

/** Maximum height and width of WebP. */
const MAX_WEBP = 16_383;
const EXTENSIONS = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const satisfies Record<PictureType, string>;

/** `<name>-<width>x<height>-<widths>/<width>.<jpg or webp>` */
const ADDRESS = /^(.*-(\d{1,5})x(\d{1,5})((?:-\d{1,5}){1,12}))\/\d{1,5}\.(?:jpg|webp)$/;

/** The folder of a picture's versions. Its name contains their sizes, so that each address leads to all versions. */
export const pictureFolder = (name: string, { width, height, widths }: PictureSize): string =>
  `${name}-${width}x${height}-${widths.join('-')}`;

/** The size of the original, at most as wide as the widest of `widths`; versions are never wider than the original. */
export function pictureSize(original: { width: number; height: number }, widths: readonly number[]): PictureSize {
  const width = Math.min(original.width, Math.max(...widths));
  const height = heightAt(original, width);
  const narrower = widths.filter(each => each < width).sort((one, other) => one - other);
  return { width, height, widths: [...new Set([...narrower, width])] };
}

/** All versions, ascending by width; of each width the smaller file first. */
export function versionsIn(folder: string, size: PictureSize): PictureVersion[] {
  const types: PictureType[] = size.height <= MAX_WEBP ? ['image/webp', 'image/jpeg'] : ['image/jpeg'];
  return size.widths.flatMap(width =>
    types.map(type => ({
      url: `${folder}/${width}.${EXTENSIONS[type]}`,
      type,
      width,
      height: heightAt(size, width),
    })),
  );
}

/** All versions, derived from the address of one; undefined for other addresses. */
export function pictureAt(address: string): (PictureSize & { versions: PictureVersion[] }) | undefined {
  const [, folder, width, height, widths] = ADDRESS.exec(address) ?? [];
  if (folder === undefined || widths === undefined) return undefined;
  const size = { width: Number(width), height: Number(height), widths: widths.slice(1).split('-').map(Number) };
  return { ...size, versions: versionsIn(folder, size) };
}

function heightAt({ width, height }: { width: number; height: number }, at: number): number {
  return Math.max(1, Math.round((height * at) / width));
}
