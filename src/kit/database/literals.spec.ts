import { withLiterals } from './literals';
import { sql } from './sql';

const textOf = (piece: ReturnType<typeof sql>) => withLiterals(piece.statement());

it('writes values as literals, and escapes them', () => {
  expect(textOf(sql`SELECT ${"it's"}, ${'a\\b'}, ${7}, ${true}, ${null}, ${undefined}`)).toBe(
    `SELECT 'it''s',  E'a\\\\b', '7', 'true', NULL, NULL`,
  );
});

it('writes arrays and instants', () => {
  const at = new Date('2026-12-01T12:00:00Z');
  expect(textOf(sql`SELECT ${['a', null, 2]}::text[], ${at}::timestamptz`)).toBe(
    `SELECT ARRAY['a', NULL, '2']::text[], '2026-12-01T12:00:00.000Z'::timestamptz`,
  );
});

it('leaves places within values alone', () => {
  expect(textOf(sql`SELECT ${'$2'}, ${'b'}`)).toBe(`SELECT '$2', 'b'`);
});

it('refuses other values', () => {
  expect(() => textOf(sql`SELECT ${{}}`)).toThrow('A value of the type object has no literal.');
});
