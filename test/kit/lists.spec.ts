import type { Database } from '#kit/database/database';
import { type List, listPage, listWithCounts } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { type Property, startProperty } from '../property/property';

const ROWS = 3000;
const COLOURS = ['red', 'blue'] as const;

let property: Property;
beforeAll(async () => {
  property = await startProperty();
});
afterAll(() => property?.service.close());

interface Book {
  id: number;
  title: string;
}

/** Books with numbers up to `matches`, the highest shelf first. */
const books = (matches: number, canMatchFew: boolean): List => ({
  columns: 'b.id, b.title',
  from: 'book b',
  where: [sql`b.number <= ${matches}`],
  order: 'b.shelf DESC, b.id',
  canMatchFew,
});

/** A table of this transaction alone. */
async function withBooks(work: (db: Database) => Promise<void>): Promise<void> {
  const { db } = property.service;
  await db.transaction(async () => {
    await db.rows(
      'CREATE TEMP TABLE book (id integer PRIMARY KEY, number integer, shelf integer, title text, colour text) ON COMMIT DROP',
    );
    await db.rows(
      `INSERT INTO book SELECT n, n * 7 % ${ROWS} + 1, n % 9, 'Book ' || n, (ARRAY['red', 'blue'])[1 + n % 2]
       FROM generate_series(1, ${ROWS}) n`,
    );
    await work(db);
  });
}

describe('a list whose filters can match few rows', () => {
  it.each([0, 1, 25, 1000, 1001, ROWS])('has the same pages as others, with %i matches', async matches => {
    await withBooks(async db => {
      for (const page of [1, 2, 3, 12, 101, 400]) {
        const request = { page, limit: 10 };
        const sorted = await listPage<Book>(db, request, books(matches, true));
        expect(sorted).toEqual(await listPage<Book>(db, request, books(matches, false)));
        expect([sorted.total, sorted.rows.length]).toEqual([
          matches,
          Math.min(10, Math.max(0, matches - 10 * (page - 1))),
        ]);
        const status = {
          statuses: COLOURS,
          column: 'b.colour',
          selected: page % 2 === 0 ? ('red' as const) : undefined,
        };
        const counted = await listWithCounts<Book, 'red' | 'blue'>(db, request, books(matches, true), status);
        expect(counted).toEqual(await listWithCounts(db, request, books(matches, false), status));
      }
    });
  });
});
