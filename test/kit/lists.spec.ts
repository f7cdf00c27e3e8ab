import type { Database } from '#kit/database/database';
import { type List, listPage, listWithCounts, MAX_FOUND, MAX_FOUND_WIDE, MAX_TOTAL } from '#kit/database/list';
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

const idsOf = (rows: readonly Book[]) => rows.map(({ id }) => id);

const search = (matches: number): List => ({ ...books(matches, false), isSearch: true });

/** A table of this transaction alone. */
async function withBooks(work: (db: Database) => Promise<void>, count = ROWS): Promise<void> {
  const { db } = property.service;
  await db.transaction(async () => {
    await db.rows(
      'CREATE TEMP TABLE book (id integer PRIMARY KEY, number integer, shelf integer, title text, colour text) ON COMMIT DROP',
    );
    await db.rows(
      `INSERT INTO book SELECT n, n * 7 % ${count} + 1, n % 9, 'Book ' || n, (ARRAY['red', 'blue'])[1 + n % 2]
       FROM generate_series(1, ${count}) n`,
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

describe('a search', () => {
  it.each([0, 1, 25, MAX_FOUND])('has the same pages, totals and counts as others, with %i matches', async matches => {
    await withBooks(async db => {
      for (const page of [1, 2, 12, 101, 401]) {
        const request = { page, limit: 10 };
        expect(await listPage<Book>(db, request, search(matches))).toEqual(
          await listPage<Book>(db, request, books(matches, false)),
        );
        const status = { statuses: COLOURS, column: 'b.colour', selected: page === 2 ? ('red' as const) : undefined };
        expect(await listWithCounts<Book, 'red' | 'blue'>(db, request, search(matches), status)).toEqual(
          await listWithCounts(db, request, books(matches, false), status),
        );
      }
    }, MAX_FOUND + 20);
  });

  it('with more matches has all pages, and a total that grows with them', async () => {
    const matches = MAX_FOUND + 15;
    await withBooks(async db => {
      const status = { statuses: COLOURS, column: 'b.colour', selected: undefined };
      const expected: [page: number, total: number][] = [
        [1, MAX_FOUND + 1],
        [401, MAX_FOUND + 11],
        [402, matches],
        [403, MAX_FOUND + 1],
      ];
      for (const [page, total] of expected) {
        const request = { page, limit: 10 };
        const { rows } = await listPage<Book>(db, request, books(matches, false));
        const found = await listPage<Book>(db, request, search(matches));
        expect([page, idsOf(found.rows), found.total]).toEqual([page, idsOf(rows), total]);
        const counted = await listWithCounts<Book, 'red' | 'blue'>(db, request, search(matches), status);
        expect([page, idsOf(counted.rows), counted.total]).toEqual([page, idsOf(rows), total]);
        const { counts } = counted;
        expect([counts.all, counts.red + counts.blue]).toEqual([MAX_FOUND + 1, MAX_FOUND + 1]);
      }
    }, MAX_FOUND + 20);
  });

  it('of wide rows has the same pages, and fewer matches are counted', async () => {
    await withBooks(async db => {
      const status = { statuses: COLOURS, column: 'b.colour', selected: undefined };
      for (const matches of [MAX_FOUND_WIDE, MAX_FOUND_WIDE + 15]) {
        const wide: List = { ...search(matches), hasWideRows: true };
        const request = { page: 2, limit: 10 };
        const { rows } = await listPage<Book>(db, request, books(matches, false));
        const found = await listPage<Book>(db, request, wide);
        const counted = await listWithCounts<Book, 'red' | 'blue'>(db, request, wide, status);
        const total = Math.min(matches, MAX_FOUND_WIDE + 1);
        expect([found.total, counted.total, counted.counts.all]).toEqual([total, total, total]);
        expect([idsOf(found.rows), idsOf(counted.rows)]).toEqual([idsOf(rows), idsOf(rows)]);
      }
    }, MAX_FOUND_WIDE + 20);
  });

  it('of one status has all its pages where more rows match than are counted', async () => {
    await withBooks(
      async db => {
        const status = { statuses: COLOURS, column: 'b.colour', selected: 'blue' as const };
        const where = `number <= ${2 * MAX_FOUND} AND colour = 'blue'`;
        const all = await db.rows<Book>(`SELECT id FROM book WHERE ${where} ORDER BY shelf DESC, id`);
        const read: Book[] = [];
        for (let page = 1; ; page++) {
          const request = { page, limit: 1000 };
          const { rows, total } = await listWithCounts<Book, 'red' | 'blue'>(
            db,
            request,
            search(2 * MAX_FOUND),
            status,
          );
          read.push(...rows);
          if (total <= page * request.limit) break;
        }
        expect(idsOf(read)).toEqual(idsOf(all));
      },
      2 * MAX_FOUND + 20,
    );
  });
});

it('the rows of a list are counted up to a bound', async () => {
  await withBooks(async db => {
    const list = books(MAX_TOTAL + 5, false);
    const totalOf = async (page: number) => (await listPage<Book>(db, { page, limit: 10 }, list)).total;
    expect(await totalOf(1)).toBe(MAX_TOTAL + 1);
    expect(await totalOf(MAX_TOTAL / 10 + 1)).toBe(MAX_TOTAL + 5);
    expect((await listPage<Book>(db, { page: 1, limit: 10 }, books(MAX_TOTAL, false))).total).toBe(MAX_TOTAL);
  }, MAX_TOTAL + 10);
});
