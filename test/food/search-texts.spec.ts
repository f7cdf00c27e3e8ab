import { searchFold } from '#migrations/first-version/search-fold';
import { SearchTexts1767400160010 } from '#migrations/first-version/shared/1767400160010-search-texts';
import { searchText } from '#kit/language/search-text';
import { makeCustomer, makeDish, makeOrderRow } from './factories';
import { type Food, startFood } from './food';

let food: Food;
beforeAll(async () => {
  food = await startFood();
});
afterAll(() => food?.service.close());

const NAMES = ['Łódź Soup', 'King’s Platter', 'Al-Barsha Mix', 'Hauptstraße Wurst', 'Æbleskiver', 'Gaziantep Kıyma'];

const dishesFound = async (words: string): Promise<string[]> =>
  (await food.anonymous.get(`/api/products?q=${encodeURIComponent(words)}`)).body.data.items.map(
    ({ name }: { name: { en: string } }) => name.en,
  );

it('finds a dish however its letters, apostrophes and dashes are typed', async () => {
  for (const en of NAMES) await makeDish(food.service.db, { name: { en, ar: 'طبق' } });
  const found = async (searches: string[]) => Promise.all(searches.map(async words => dishesFound(words)));
  expect(await found(['lodz', 'ŁÓDŹ', 'łodz soup'])).toEqual(Array.from({ length: 3 }, () => ['Łódź Soup']));
  expect(await found(["king's", 'kings', 'KING´S', 'Kingʼs plat'])).toEqual(
    Array.from({ length: 4 }, () => [NAMES[1]]),
  );
  expect(await found(['al-barsha', 'al barsha', 'AL\u2011BARSHA', 'barsha–mix'])).toEqual(
    Array.from({ length: 4 }, () => [NAMES[2]]),
  );
  expect(await found(['hauptstrasse', 'STRAẞE', 'aebleskiver', 'kiyma', 'lodge', "k'ng"])).toEqual([
    [NAMES[3]],
    [NAMES[3]],
    [NAMES[4]],
    [NAMES[5]],
    [],
    [],
  ]);
});

it('finds staff by an e-mail address and a number with dashes', async () => {
  const email = "o'brien-lee@example.com";
  const body = { first_name: 'Anne-Marie', last_name: 'Łukasz', email, phone: '+1 212–555‑0142' };
  const password = { password: 'correct-horse-9', password_confirmation: 'correct-horse-9' };
  expect((await food.owner.post('/api/admins', { ...body, ...password })).status).toBe(201);
  for (const words of [email, 'brien-lee@ex', 'anne marie', 'lukasz', '212-555', '212 555 0142', '2125550142']) {
    const { data } = (await food.owner.get(`/api/admins?search=${encodeURIComponent(words)}`)).body.data;
    expect([words, data.map((account: { email: string }) => account.email)]).toEqual([words, [email]]);
  }
});

it('folds stored texts anew and shows the same', async () => {
  const { db } = food.service;
  const former: Record<string, string> = { ŁÓDŹ: 'łodz طبق', 'King’s': 'king’s طبق', Straße: 'al-barsha - straße 12' };
  const dishes = [];
  for (const [en, text] of Object.entries(former))
    dishes.push(await makeDish(db, { name: { en, ar: 'طبق' }, searchText: text }));
  const order = await makeOrderRow(db);
  await db.rows('UPDATE customer_order SET search_text = $2 WHERE id = $1', [
    order.id,
    "ord-1 o'neil +1-5 \no'neil@a-b.c",
  ]);
  const customer = await makeCustomer(db, { firstName: 'Søren', lastName: 'Öz-Ük' });
  const before = await db.rows('SELECT to_jsonb(d) - $2 AS row FROM dish d WHERE id = ANY ($1) ORDER BY id', [
    dishes.map(({ id }) => id),
    'search_text',
  ]);

  const runner = db.dataSource.createQueryRunner();
  try {
    await new SearchTexts1767400160010().up(runner);
  } finally {
    await runner.release();
  }

  expect(
    await db.rows('SELECT search_text FROM dish WHERE id = ANY ($1) ORDER BY id', [dishes.map(({ id }) => id)]),
  ).toEqual(['lodz طبق', 'kings طبق', 'al barsha strasse 12'].map(search_text => ({ search_text })));
  expect(await db.row('SELECT search_text FROM customer_order WHERE id = $1', [order.id])).toEqual({
    search_text: 'ord 1 oneil +1 5\noneil@a b.c',
  });
  expect(await db.row('SELECT search_text FROM customer WHERE id = $1', [customer.id])).toEqual({
    search_text: customer.searchText,
  });
  expect(
    await db.rows('SELECT to_jsonb(d) - $2 AS row FROM dish d WHERE id = ANY ($1) ORDER BY id', [
      dishes.map(({ id }) => id),
      'search_text',
    ]),
  ).toEqual(before);
});

const PER_TEXT = 200;

/** How texts were folded before. */
const formerly = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{Mn}\p{Cf}ـ]/gu, '')
    .replace(/[ٱىیکة]/g, letter => 'اييكه'['ٱىیکة'.indexOf(letter)]!)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

it('the migration folds every letter, digit, dash and apostrophe as the searches do', async () => {
  const all = Array.from({ length: 0x110000 }, (_, code) => code).filter(code => code < 0xd800 || code > 0xdfff);
  const tried = all
    .map(code => String.fromCodePoint(code))
    // NFKD made a blank of `´`, so that the apostrophe of a stored text is not known any more.
    .filter(character => /[\p{L}\p{Nd}\p{Dash}\p{Pi}\p{Pf}'`′‵]/u.test(character));
  expect(tried.length).toBeGreaterThan(100_000);
  // Many to a text, since each text takes Postgres several regular expressions. Those of ASCII are folded in another way.
  const others = tried.filter(character => character > '\x7f');
  const chunks = Array.from({ length: Math.ceil(others.length / PER_TEXT) }, (_, index) =>
    others.slice(index * PER_TEXT, (index + 1) * PER_TEXT),
  );
  const texts = [tried.filter(character => character <= '\x7f'), ...chunks].map(characters =>
    // Letters alone: Postgres compares each character with all digits and dashes.
    characters.map(character => (/\p{L}/u.test(character) ? character : `a ${character}b`)),
  );
  const rows = await food.service.db.rows<{ text: string }>(
    `SELECT ${searchFold('sent.text')} AS text FROM unnest($1::text[]) WITH ORDINALITY AS sent (text, at) ORDER BY at`,
    [texts.map(words => words.map(formerly).join('|'))],
  );
  const wrong = texts.flatMap((words, at) => {
    const folded = rows[at]!.text.split('|');
    return words.filter((word, index) => folded[index]!.trim() !== searchText(word));
  });
  expect(wrong).toEqual([]);
});
