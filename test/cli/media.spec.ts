import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import sharp from 'sharp';
import { pictureAt } from '#kit/views/picture-address';
import { command } from './commands';

const folder = mkdtempSync(join(tmpdir(), 'quintet-versions-'));
const database = new Client({ connectionString: process.env['DATABASE_URL'] });

beforeAll(async () => database.connect());
afterAll(async () => {
  await database.end();
  rmSync(folder, { recursive: true, force: true });
});

const convert = async () => command('media versions --service food --json', { environment: { MEDIA_ROOT: folder } });
const rows = async <Row>(statement: string, values: unknown[] = []) =>
  (await database.query(statement, values)).rows as Row[];

const place = (key: string) => join(folder, 'food', key);
const address = (key: string) => `/food/media/${key}`;

async function draw(key: string, width: number, height: number): Promise<string> {
  mkdirSync(dirname(place(key)), { recursive: true });
  const picture = sharp({ create: { width, height, channels: 3, background: '#b5651d' } });
  writeFileSync(place(key), await picture.jpeg().toBuffer());
  return address(key);
}

/** A category with an image, as any version stores it. */
async function category(image: string): Promise<number> {
  const name = createHash('sha256').update(image).digest('hex').slice(0, 12);
  const [row] = await rows<{ id: number }>(
    `INSERT INTO food.category (name, slug, description, image) VALUES ($1, $2, $3, $4) RETURNING id`,
    [{ en: name, ar: name }, name, { en: '', ar: '' }, image],
  );
  return row!.id;
}

const imageOf = async (id: number) =>
  (await rows<{ image: string }>('SELECT image FROM food.category WHERE id = $1', [id]))[0]!.image;

it('gives versions to single files and to named versions, wherever their addresses are stored', async () => {
  const single = await draw('uploads/menu/soup.jpg', 1200, 900);
  await draw('uploads/menu/bread/card.jpg', 480, 320);
  const named = await draw('uploads/menu/bread/large.jpg', 1600, 1067);
  const ids = [await category(single), await category(named), await category(address('uploads/menu/bread/card.jpg'))];
  await rows('INSERT INTO food.stored_file (address, owner) VALUES ($1, $2)', [single, 'staff:1']);

  const { exitCode, complaint, data } = await convert();
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  expect(data).toEqual([{ service: 'food', converted: 2, missing: 0, unreadable: 0 }]);

  const images: string[] = [];
  for (const id of ids) images.push(await imageOf(id));
  expect(images[0]).toBe(address('uploads/menu/soup-1200x900-240-480-960-1200/1200.jpg'));
  expect(images[1]).toMatch(/^\/food\/media\/uploads\/menu\/bread-1600x1067-/);
  expect(images[2]).toBe(images[1]);
  for (const image of images) {
    const { versions } = pictureAt(image)!;
    expect(versions.map(({ type }) => type)).toContain('image/webp');
    for (const { url } of versions) expect(existsSync(place(url.replace('/food/media/', '')))).toBe(true);
  }
  expect(await rows(`SELECT address FROM food.stored_file WHERE owner = 'staff:1'`)).toEqual([{ address: images[0] }]);
});

it('deletes the former files a day later, and finds nothing to do a second time', async () => {
  expect((await convert()).data).toEqual([{ service: 'food', converted: 0, missing: 0, unreadable: 0 }]);
  const jobs = await rows<{ addresses: string[]; hours: number }>(
    `SELECT payload->'addresses' AS addresses, extract(epoch FROM run_at - now()) / 3600 AS hours
     FROM food_jobs._private_jobs WHERE payload->'addresses' IS NOT NULL`,
  );
  expect(jobs.flatMap(({ addresses }) => addresses)).toContain(address('uploads/menu/soup.jpg'));
  for (const { hours } of jobs) expect(Math.round(hours)).toBe(24);
  expect(existsSync(place('uploads/menu/soup.jpg'))).toBe(true);
});

it('reports files that are gone or no pictures, and changes nothing about them', async () => {
  const gone = await category(address('uploads/menu/gone.jpg'));
  const broken = address('uploads/menu/broken.jpg');
  writeFileSync(place('uploads/menu/broken.jpg'), 'no picture');
  const id = await category(broken);
  await category('https://images.example.com/uploads/soup.jpg');
  const { exitCode, data } = await convert();
  expect(exitCode).toBe(1);
  expect(data).toEqual([{ service: 'food', converted: 0, missing: 1, unreadable: 1 }]);
  expect([await imageOf(id), await imageOf(gone)]).toEqual([broken, address('uploads/menu/gone.jpg')]);
});
