import { parsePlpgsql } from './plpgsql-writes';

const body = (statements: string) => parsePlpgsql(`BEGIN ${statements} RETURN NULL; END`);
const written = ({ writes }: ReturnType<typeof parsePlpgsql>) =>
  writes?.map(({ schema, table, verb }) => `${verb} ${schema ? `${schema}.` : ''}${table}`) ?? 'anything';

describe('parsePlpgsql', () => {
  it.each([
    ['IF a THEN UPDATE dish SET a = 1; ELSE DELETE FROM cart; END IF;', ['update dish', 'delete cart']],
    [
      'IF a THEN NULL; ELSIF b THEN UPDATE dish SET a = 1; ELSEIF c THEN DELETE FROM cart; END IF;',
      ['update dish', 'delete cart'],
    ],
    ['IF (CASE WHEN a THEN b ELSE c END) THEN INSERT INTO dish VALUES (1); END IF;', ['insert dish']],
    [
      'CASE a WHEN 1 THEN UPDATE dish SET a = 1; WHEN 2, 3 THEN DELETE FROM cart; ELSE INSERT INTO dish VALUES (1); END CASE;',
      ['update dish', 'delete cart', 'insert dish'],
    ],
    ['LOOP UPDATE dish SET a = 1; EXIT WHEN NOT FOUND; END LOOP;', ['update dish']],
    ['<<again>> WHILE a LOOP DELETE FROM dish; CONTINUE again; END LOOP again;', ['delete dish']],
    ['FOR attempt IN 1..20 LOOP TRUNCATE dish; END LOOP;', ['truncate dish']],
    ['FOREACH a IN ARRAY b LOOP DELETE FROM dish; END LOOP;', ['delete dish']],
    [
      'FOR a, b IN SELECT d.a, 1 FROM dish d FOR NO KEY UPDATE OF d SKIP LOCKED LOOP DELETE FROM cart; END LOOP;',
      ['delete cart'],
    ],
    ['FOR a IN UPDATE dish SET a = 1 RETURNING id LOOP NULL; END LOOP;', ['update dish']],
    ['UPDATE dish SET a = 1 RETURNING a INTO b;', ['update dish']],
    ['SELECT a, b INTO STRICT c FROM dish WHERE a = 1;', []],
    ['total := (SELECT count(*) FROM dish); NEW.a = 1; list[1] := 2; "Total" := 3;', []],
    ['SELECT CASE WHEN a > 0 THEN debit ELSE credit END INTO b FROM cart;', []],
    ['PERFORM FROM dish d WHERE d.id = 1 FOR NO KEY UPDATE OF d;', []],
    [
      "PERFORM pg_notify('update dish', 'delete from dish'); RAISE EXCEPTION 'delete from dish' USING ERRCODE = 'a';",
      [],
    ],
    [
      'WITH gone AS (DELETE FROM cart RETURNING id), added AS (INSERT INTO dish SELECT id FROM gone ON CONFLICT DO NOTHING) UPDATE review SET a = 1;',
      ['delete cart', 'insert dish', 'update review'],
    ],
    [
      'INSERT INTO dish VALUES (1) ON CONFLICT (a) DO UPDATE SET a = 2; INSERT INTO cart VALUES (1);',
      ['insert dish', 'update dish', 'insert cart'],
    ],
    [
      'MERGE INTO dish USING cart ON a WHEN MATCHED THEN UPDATE SET a = 1 WHEN NOT MATCHED THEN DO NOTHING;',
      ['update dish'],
    ],
    [
      'BEGIN DELETE FROM dish; EXCEPTION WHEN unique_violation OR others THEN UPDATE cart SET a = 1; END;',
      ['delete dish', 'update cart'],
    ],
    ['RETURN QUERY DELETE FROM dish RETURNING *;', ['delete dish']],
    ['/* UPDATE a SET b = 1; */ DELETE FROM dish; -- DELETE FROM cart;', ['delete dish']],
    ['UPDATE food.dish SET a = $q$; DELETE FROM cart; $q$;', ['update food.dish']],
    ['UPDATE "Dish" SET a = 1;', ['update Dish']],
    ['SET LOCAL lock_timeout = 1; LOCK TABLE dish; GET DIAGNOSTICS a = ROW_COUNT; ASSERT a > 0;', []],
  ])('reads %s', (statements, writes) => {
    expect(written(body(`${statements}\n`))).toEqual(writes);
  });

  it('reads declarations', () => {
    const text = `DECLARE
        a integer := (SELECT count(*) FROM dish);
        update_count CONSTANT bigint NOT NULL DEFAULT CASE WHEN true THEN 1 ELSE 2 END;
        state books_state;
      BEGIN
        DECLARE b text; BEGIN DELETE FROM dish; END;
      END;`;
    expect(written(parsePlpgsql(text))).toEqual(['delete dish']);
  });

  it('tells all names in it, for calls of functions', () => {
    expect([...body("PERFORM food.tidy(1); EXECUTE 'SELECT sweep()';").words]).toEqual(
      expect.arrayContaining(['tidy', 'sweep']),
    );
  });

  describe('dynamic SQL', () => {
    it.each([
      ["EXECUTE 'UPDATE dish SET a = $1' USING 1;", ['update dish']],
      ["EXECUTE $q$SELECT 'DELETE FROM cart' FROM dish$q$ INTO a;", []],
      ["EXECUTE format('SELECT %I.add_job($1, $2)', jobs) USING 'name', json_build_object('a', (1));", []],
      ["EXECUTE format('UPDATE dish SET a = %L WHERE b LIKE ''x%%''', c);", ['update dish']],
      ["FOR a IN EXECUTE 'DELETE FROM dish RETURNING id' LOOP NULL; END LOOP;", ['delete dish']],
      ["RETURN QUERY EXECUTE 'SELECT 1';", []],
    ])('reads %s', (statements, writes) => {
      expect(written(body(statements))).toEqual(writes);
    });

    it.each([
      'EXECUTE statement;',
      "EXECUTE 'UPDATE ' || name;",
      "EXECUTE 'SELECT 1' 'UPDATE dish SET a = 1';",
      "EXECUTE E'UPDATE d\\x69sh SET a = 1';",
      "EXECUTE upper('update dish set a = 1');",
      "EXECUTE format('SELECT ' || a);",
      "EXECUTE format('SELECT 1') || b;",
      "EXECUTE format('SELECT %s', a);",
      "EXECUTE format('SELECT %1$I.a()', a);",
      "EXECUTE format('SELECT %I()', a);",
      "EXECUTE format('SELECT %I.%I()', a, b);",
      "EXECUTE format('UPDATE %I SET a = 1', b);",
      "EXECUTE format('UPDATE %I.dish SET a = 1', b);",
      "EXECUTE 'DROP TABLE dish';",
      "EXECUTE 'COMMIT';",
      'FOR a IN EXECUTE statement LOOP NULL; END LOOP;',
      'RETURN QUERY EXECUTE statement;',
    ])('takes %s for anything', statements => {
      expect(written(body(statements))).toBe('anything');
    });
  });

  it.each([
    'CALL tidy();',
    'DO $$ BEGIN DELETE FROM dish; END $$;',
    'COMMIT;',
    'DROP TABLE dish;',
    'CREATE TEMPORARY TABLE copied AS SELECT 1;',
    'COPY dish FROM STDIN;',
    'OPEN changed FOR UPDATE dish SET a = 1 RETURNING id;',
    'DECLARE changed CURSOR FOR UPDATE dish SET a = 1 RETURNING id; BEGIN NULL; END;',
    'UPDATE;',
    'IF a; UPDATE dish SET a = 1;',
    'INSERT INTO $1 VALUES (1);',
  ])('takes %s for anything', statements => {
    expect(written(body(statements))).toBe('anything');
  });
});
