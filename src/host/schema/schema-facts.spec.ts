import { schemaDifferences, type SchemaFact } from './schema-facts';

const fact = (key: string, definition: string, isHarmless = false, table = 'dish'): SchemaFact => ({
  key,
  table,
  definition,
  isHarmless,
});

const NAME = fact('column dish.name', 'text NOT NULL');
const PRICE = fact('constraint dish.dish_price', 'CHECK (price > 0)');
const INDEX = fact('index dish_name_idx', 'CREATE INDEX dish_name_idx ON dish USING btree (name)', true);
const EXPECTED = [NAME, PRICE, INDEX];

it('there are none between equal schemas, in whatever order they are read', () => {
  expect(schemaDifferences(EXPECTED, EXPECTED.toReversed())).toEqual([]);
});

it('are what is missing, harmless or not', () => {
  expect(schemaDifferences(EXPECTED, [])).toEqual([
    'missing column dish.name: text NOT NULL',
    'missing constraint dish.dish_price: CHECK (price > 0)',
    'missing index dish_name_idx: CREATE INDEX dish_name_idx ON dish USING btree (name)',
  ]);
});

it('are other definitions of a name', () => {
  expect(schemaDifferences(EXPECTED, [fact(NAME.key, 'text'), PRICE, INDEX])).toEqual([
    'different column dish.name: text, expected text NOT NULL',
  ]);
});

it('are unknown columns, constraints and indexes that can refuse rows', () => {
  const unknown = [
    fact('column dish.code', 'text NOT NULL'),
    fact('constraint dish.dish_code', 'CHECK (length(code) = 4)'),
    fact('index dish_code_once', 'CREATE UNIQUE INDEX dish_code_once ON dish USING btree (code)'),
  ];
  expect(schemaDifferences(EXPECTED, [...EXPECTED, ...unknown])).toEqual([
    'unknown column dish.code: text NOT NULL',
    'unknown constraint dish.dish_code: CHECK (length(code) = 4)',
    'unknown index dish_code_once: CREATE UNIQUE INDEX dish_code_once ON dish USING btree (code)',
  ]);
});

it('are not tables, columns and indexes that an operator added and that refuse no row', () => {
  const added = [
    fact('column dish.note', 'text', true),
    fact('index dish_note_idx', 'CREATE INDEX dish_note_idx ON dish USING btree (note)', true),
    fact('column export.id', 'integer NOT NULL', false, 'export'),
    fact('constraint export.export_pkey', 'PRIMARY KEY (id)', false, 'export'),
  ];
  expect(schemaDifferences(EXPECTED, [...EXPECTED, ...added])).toEqual([]);
});
