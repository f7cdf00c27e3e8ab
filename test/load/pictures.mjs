/**
 * `node test/load/pictures.mjs`: time and most memory of six progressive pictures of 59 megapixels that arrive at once,
 * bounded as uploads are, and then all at once without a bound. See README.md.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { runMain, StepFailed } from '../../tools/run.mjs';
import { chosenBuild, loaderOf } from './build.mjs';

/** Width to height. */
const SHAPE = 4 / 3;
const WIDTHS = [480, 1600];

const { values: options } = parseArgs({
  options: {
    build: { type: 'string' },
    pictures: { type: 'string', default: '6' },
    megapixels: { type: 'string', default: '59' },
    picture: { type: 'string' },
    unbounded: { type: 'boolean' },
  },
});

await runMain(async () => {
  if (options.picture) return await measure(options.picture);
  const build = await chosenBuild(options);
  const directory = mkdtempSync(join(tmpdir(), 'quintet-pictures-'));
  try {
    const picture = join(directory, 'picture.jpg');
    await drawPicture(picture);
    const sent = ['--picture', picture, '--pictures', options.pictures];
    await inProcessOfItsOwn(...sent, '--build', build);
    await inProcessOfItsOwn(...sent, '--unbounded');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
});

/** Soft noise, as a photograph has it: some 6 MB. */
async function drawPicture(path) {
  const width = Math.round(Math.sqrt(Number(options.megapixels) * 1e6 * SHAPE));
  const height = Math.round(width / SHAPE);
  const raw = { width: Math.round(width / 10), height: Math.round(height / 10), channels: 3 };
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  const drawn = sharp(noise, { raw }).resize(width, height, { kernel: 'cubic', fit: 'fill' });
  await drawn.jpeg({ progressive: true, quality: 40 }).toFile(path);
}

/** Memory that one run took must not count for the next. */
async function inProcessOfItsOwn(...args) {
  const [exitCode] = await once(fork(import.meta.filename, args), 'exit');
  if (exitCode !== 0) throw new StepFailed('The pictures could not be scaled.', 1);
}

async function measure(picture) {
  const make = options.unbounded ? unbounded : loaderOf(options.build)('src/media/images').pictureVersions;
  const started = performance.now();
  const outcomes = await Promise.all(Array.from({ length: Number(options.pictures) }, () => make(picture, WIDTHS)));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const [{ width, height, files }] = outcomes;
  const [, most] = /VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'));
  const name = options.unbounded ? 'unbounded' : 'bounded  ';
  console.log(
    `${name}  ${seconds} s  most ${Math.round(most / 1024)} MiB  ${outcomes.length} x ${files.length} files of ${width} x ${height}`,
  );
}

/** The same work with no limit but the four threads that do it. */
async function unbounded(picture, widths) {
  sharp.cache(false);
  sharp.concurrency(1);
  const decoded = sharp(picture)
    .autoOrient()
    .resize({ width: Math.max(...widths), withoutEnlargement: true })
    .raw();
  const { data, info } = await decoded.toBuffer({ resolveWithObject: true });
  const files = [];
  for (const width of widths.filter(width => width <= info.width)) {
    const resized = () => sharp(data, { raw: info }).resize({ width });
    files.push(await resized().webp({ quality: 78, effort: 2 }).toBuffer());
    files.push(await resized().jpeg({ quality: 80, mozjpeg: true }).toBuffer());
  }
  return { width: info.width, height: info.height, files };
}
