import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireMediaType } from '#media/media-type';
import { useChromium } from './chromium';

const browser = useChromium();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recorded-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Records a second of a canvas that changes, in the page. */
const recording = (mimeType: string) => `(async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const context = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(20), { mimeType: '${mimeType}' });
  const parts = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const stopped = new Promise(resolve => (recorder.onstop = resolve));
  recorder.start(200);
  for (let frame = 0; frame < 20; frame++) {
    context.fillStyle = frame % 2 ? 'red' : 'blue';
    context.fillRect(0, 0, 64, 64);
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
})()`;

it.each(['video/webm', 'video/mp4'])('a %s that a browser recorded is a video', async type => {
  const page = await browser.open('about:blank');
  const path = join(folder, 'recorded');
  await writeFile(path, Buffer.from(await page.evaluate<number[]>(recording(type))));
  await expect(requireMediaType(path)).resolves.toMatchObject({ kind: 'video', contentType: type });
});
