import { parseWrites } from './statement-writes';

const written = (text: string) => {
  const { kind, writes } = parseWrites(text);
  return kind === 'writes'
    ? writes.map(({ schema, table, verb }) => `${verb} ${schema ? `${schema}.` : ''}${table}`)
    : kind;
};

describe('parseWrites', () => {
  it.each([
    ['INSERT INTO review (a) VALUES ($1)', ['insert review']],
    ['INSERT INTO "food"."dish"("id") VALUES (DEFAULT) RETURNING "id"', ['insert food.dish']],
    ['INSERT INTO cart (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2', ['insert cart', 'update cart']],
    ['INSERT INTO cart (a) VALUES (1) ON CONFLICT DO NOTHING', ['insert cart']],
    [
      'WITH a AS (INSERT INTO cart (a) VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2) INSERT INTO dish VALUES (1)',
      ['insert cart', 'update cart', 'insert dish'],
    ],
    [
      'INSERT INTO dish VALUES (1); INSERT INTO cart VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2',
      ['insert dish', 'insert cart', 'update cart'],
    ],
    ['UPDATE dish SET name = $1', ['update dish']],
    ['update only Dish d set name = $1', ['update dish']],
    ['UPDATE "Dish" SET a = 1', ['update Dish']],
    ['DELETE FROM dish USING category c', ['delete dish']],
    ['DELETE FROM ONLY dish', ['delete dish']],
    ['TRUNCATE dish', ['truncate dish']],
    ['TRUNCATE TABLE food.dish, ONLY category RESTART IDENTITY CASCADE', ['truncate food.dish', 'truncate category']],
    [
      'MERGE INTO dish d USING x ON true WHEN MATCHED THEN UPDATE SET a = 1 WHEN NOT MATCHED THEN INSERT VALUES (1)',
      ['insert dish', 'update dish'],
    ],
    ['MERGE INTO dish d USING x ON true WHEN NOT MATCHED BY SOURCE THEN DELETE', ['delete dish']],
    ['WITH gone AS (DELETE FROM held_nights RETURNING id) SELECT * FROM gone', ['delete held_nights']],
    [
      'WITH a AS (UPDATE stay SET x = 1 RETURNING id), b AS (INSERT INTO booking SELECT id FROM a) DELETE FROM block',
      ['update stay', 'insert booking', 'delete block'],
    ],
    ['SELECT 1; UPDATE dish SET a = 1', ['update dish']],
    ['/* UPDATE x */ UPDATE dish -- DELETE FROM y\n SET a = 1', ['update dish']],
    ['/* /* */ DELETE FROM y */ UPDATE dish SET a = 1', ['update dish']],
    ["/* /* */ ' */ UPDATE dish SET a = 1 -- '", ['update dish']],
    ['UPDATE größe SET a = 1', ['update größe']],
    ["UPDATE dish SET a = 'DELETE FROM x; ''UPDATE y' || E'it\\'s INSERT INTO z'", ['update dish']],
    ['UPDATE dish SET a = $tag$ DELETE FROM x $tag$ WHERE id = $1 AND b = $2', ['update dish']],
    ['EXPLAIN ANALYZE UPDATE dish SET a = 1', ['update dish']],
  ])('reads %s', (text, writes) => {
    expect(written(text)).toEqual(writes);
  });

  it.each([
    'SELECT * FROM dish WHERE id = $1 FOR UPDATE',
    'SELECT * FROM dish FOR NO KEY UPDATE SKIP LOCKED',
    'select updated_at, d.update from dish d',
    '(SELECT 1) UNION (SELECT 2)',
    "SELECT 'UPDATE dish SET a = 1'",
    "SELECT ''''; SELECT 'UPDATE dish SET a = 1'",
    'SELECT $a$ $b$ UPDATE dish SET a = 1 $b$ $a$',
    'SELECT "update dish", "a ""delete from dish"',
    'SELECT 1 /* UPDATE dish SET a = 1',
    'VALUES (1)',
    'SAVEPOINT typeorm_1',
    'ROLLBACK TO SAVEPOINT before_work',
    'RELEASE SAVEPOINT typeorm_1',
    'LISTEN food_writes',
    '',
  ])('finds no write in %s', text => {
    expect(written(text)).toBe('none');
  });

  it.each([
    ['START TRANSACTION', 'begin'],
    ['BEGIN', 'begin'],
    ['COMMIT', 'commit'],
    ['ROLLBACK', 'rollback'],
    ["COMMIT PREPARED 'a'", 'anything'],
    ['COMMIT; UPDATE dish SET a = 1', 'anything'],
  ])('%s is %s', (text, kind) => {
    expect(written(text)).toBe(kind);
  });

  it.each([
    'CALL tidy()',
    'DO $$ BEGIN DELETE FROM dish; END $$',
    'EXECUTE prepared(1)',
    'COPY dish FROM STDIN',
    'ALTER TABLE dish ADD COLUMN a int',
    'SELECT * INTO copied FROM dish',
    'SELECT 1; DROP TABLE dish',
    'UPDATE $1',
  ])('takes %s for anything', text => {
    expect(written(text)).toBe('anything');
  });

  it('tells the names in it, for functions of our own', () => {
    expect([...parseWrites('SELECT food.tidy($1), "Other"(x)').words]).toEqual([
      'select',
      'food',
      'tidy',
      'Other',
      'x',
    ]);
  });
});
