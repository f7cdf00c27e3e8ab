/**
 * `node test/load/pictures.mjs`: time and most memory of six progressive pictures of 59 megapixels that arrive at once,
 * bounded as uploads are, and beside that all at once without a bound. `--build <dist>` measures another build.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureBuilt } from '../../tools/build.mjs';
import { root, runMain } from '../../tools/run.mjs';

const PICTURES = 6;
const WIDTH = 8850;
const HEIGHT = 6660;
const WIDTHS = { card: 480, full: 1600 };

const { values: options } = parseArgs({
  options: { build: { type: 'string' }, picture: { type: 'string' }, unbounded: { type: 'boolean' } },
});

await runMain(async () => {
  if (options.picture) return await measure(options.picture);
  if (!options.build) await ensureBuilt();
  const directory = mkdtempSync(join(tmpdir(), 'quintet-pictures-'));
  try {
    const picture = join(directory, 'picture.jpg');
    await drawPicture(picture);
    await inProcessOfItsOwn('--picture', picture, '--build', resolve(options.build ?? join(root, 'dist')));
    await inProcessOfItsOwn('--picture', picture, '--unbounded');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

/** Soft noise, as a photograph has it: some 6 MB. */
async function drawPicture(path) {
  const noise = { raw: { width: WIDTH / 10, height: HEIGHT / 10, channels: 3 } };
  const { width, height, channels } = noise.raw;
  const drawn = sharp(randomBytes(width * height * channels), noise).resize(WIDTH, HEIGHT, { kernel: 'cubic' });
  await drawn.jpeg({ progressive: true, quality: 40 }).toFile(path);
}

/** Memory that one run took must not count for the next. */
async function inProcessOfItsOwn(...args) {
  await once(fork(import.meta.filename, args), 'exit');
}

async function measure(picture) {
  const make = options.unbounded
    ? unbounded
    : (await import(pathToFileURL(join(options.build, 'src/media/images.js')))).renditions;
  const started = performance.now();
  const outcomes = await Promise.all(Array.from({ length: PICTURES }, () => make(picture, WIDTHS)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [{ full }] = outcomes;
  const [, most] = /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  const size = `${full.width} x ${full.height}`;
  console.log(
    `${options.unbounded ? 'unbounded' : 'bounded  '}  ${seconds} s  most ${Math.round(most / 1024)} MiB  made ${size}`,
  );
}

/** The same work with no limit but the four threads that do it. */
async function unbounded(picture, widths) {
  sharp.cache(false);
  sharp.concurrency(1);
  const made = {};
  for (const [name, width] of Object.entries(widths)) {
    const rendition = sharp(picture).autoOrient().resize({ width }).jpeg({ quality: 80, mozjpeg: true });
    const { data, info } = await rendition.toBuffer({ resolveWithObject: true });
    made[name] = { bytes: data, width: info.width, height: info.height };
  }
  return made;
}
