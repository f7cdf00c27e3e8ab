import sharp from 'sharp';

const SIDE = 256;

/** Small pictures of different colours. */
export async function drawnPictures(count: number): Promise<Buffer[]> {
  const colours = Array.from({ length: count }, (_, index) => ({ r: 40 + 50 * index, g: 120, b: 200 - 40 * index }));
  return Promise.all(
    colours.map(async background =>
      sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
}
