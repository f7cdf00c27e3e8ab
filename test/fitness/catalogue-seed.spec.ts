import { Storage } from '#media/storage';
import { fitness } from '#services/fitness/fitness';
import type { TestService } from '../harness/app';
import type { Client } from '../harness/client';
import { startWithDemo } from '../harness/demo-template';

interface Seeded {
  id: number;
  slug?: string;
  key?: string;
  name: { en: string; ar: string };
  description: { en: string; ar: string };
  image_url: string;
  [field: string]: unknown;
}

let service: TestService;
let editor: Client;
const records = new Map<string, Seeded[]>();

const LEAST = {
  exercises: 60,
  workouts: 20,
  programs: 6,
  dishes: 60,
  groups: 6,
  events: 6,
  challenges: 5,
  achievements: 10,
  badges: 8,
};

beforeAll(async () => {
  service = await startWithDemo(fitness);
  const sent = { email: 'admin@fitness.example', password: service.configuration.demoPassword };
  const signedIn = await service.anonymous.post('/api/auth/login', sent);
  editor = service.anonymous.as(signedIn.body.data.access_token);
  for (const catalogue of Object.keys(LEAST)) {
    const page = await editor.get(`/api/fitness/manage/${catalogue}?page_count=100`);
    records.set(catalogue, page.body.data.data);
  }
});
afterAll(() => service?.close());

it.each(Object.entries(LEAST))('has a catalogue of %s with %i records or more', (catalogue, least) => {
  expect(records.get(catalogue)!.length).toBeGreaterThanOrEqual(least);
});

it.each(Object.keys(LEAST))('says everything about %s in both languages, and nothing twice', catalogue => {
  const all = records.get(catalogue)!;
  for (const language of ['en', 'ar'] as const) {
    const texts = all.flatMap(record => textsOf(record, catalogue === 'dishes').map(text => text[language]));
    const letters = language === 'en' ? /[a-z]/i : /[\u0600-\u06ff]/;
    expect(texts.filter(text => !letters.test(text))).toEqual([]);
    if (catalogue !== 'workouts' && catalogue !== 'programs')
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
  const descriptions = all.map(({ description }) => description.en);
  expect(new Set(descriptions).size).toBe(all.length);
});

/** Name, description and steps; workouts and programs repeat the names of what is in them. */
function textsOf(record: Seeded, ingredientsMayRepeat: boolean): Array<{ en: string; ar: string }> {
  const lists = ['instructions', 'cues', ...(ingredientsMayRepeat ? [] : ['ingredients'])];
  return [record.name, record.description, ...lists.flatMap(list => (record[list] ?? []) as Seeded['name'][])];
}

it('shows a picture for every record that is there', async () => {
  const storage = service.get(Storage);
  const addresses = [...records.values()].flat().map(({ image_url }) => image_url);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const address of addresses)
    expect([address, await storage.exists(storage.keyOf(address)!)]).toEqual([address, true]);
});

it('has workouts made of exercises, programs made of workouts, one featured exercise, and dishes with plausible figures', () => {
  const of = (catalogue: string) => records.get(catalogue)!;
  for (const { slug, exercises } of of('workouts')) expect([slug, (exercises as []).length > 2]).toEqual([slug, true]);
  for (const { slug, weeks, days } of of('programs'))
    expect([slug, (weeks as number) >= 4 && (days as []).length >= (weeks as number) * 3]).toEqual([slug, true]);
  expect(of('exercises').filter(({ is_featured }) => is_featured)).toHaveLength(1);
  for (const dish of of('dishes')) {
    const [protein, carbohydrate, fat, serving] = [
      dish['protein_g'],
      dish['carbohydrate_g'],
      dish['fat_g'],
      dish['serving_g'],
    ] as number[];
    expect(dish['calories']).toBe(4 * protein! + 4 * carbohydrate! + 9 * fat!);
    expect([dish.slug, protein! + carbohydrate! + fat! < serving!]).toEqual([dish.slug, true]);
  }
  const muscles = new Set(of('exercises').map(({ muscle }) => muscle));
  expect(muscles.size).toBe(12);
});

it('has events to come, challenges that run, and devices to connect', async () => {
  const now = service.clock.now();
  const soon = records.get('events')!.filter(event => (event['starts_at'] as string) > now.toString());
  expect(soon.length).toBeGreaterThanOrEqual(5);
  const today = now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const running = await editor.get(`/api/fitness/manage/challenges?running_on=${today}`);
  expect(running.body.data.total).toBeGreaterThanOrEqual(3);
  const devices = await service.db.row<{ count: number }>('SELECT count(*) AS count FROM device');
  expect(devices!.count).toBeGreaterThanOrEqual(8);
});
