import { FunctionParser } from './function-writes';
import { type SchemaCatalog, SchemaEffects } from './schema-effects';
import { parseWrites } from './statement-writes';

const INSERT = 4;
const DELETE = 8;
const UPDATE = 16;

const trigger = (name: string, text: string) => ({
  name,
  language: 'plpgsql',
  text: `BEGIN ${text} END`,
  isTrigger: true,
});
const catalog: SchemaCatalog = {
  tables: ['dish', 'cart', 'cart_line', 'review', 'counter'],
  references: [{ child: 'cart_line', parent: 'cart', on_delete: 'c', on_update: 'a' }],
  triggers: [
    { table: 'dish', function: 'empty_carts', events: DELETE, notifies: false },
    { table: 'review', function: 'count_review', events: INSERT + UPDATE, notifies: false },
    { table: 'counter', function: 'count_review', events: UPDATE, notifies: false },
  ],
  functions: [
    trigger('empty_carts', 'DELETE FROM cart;'),
    trigger(
      'count_review',
      'INSERT INTO counter VALUES (1) ON CONFLICT (id) DO UPDATE SET a = 1; DELETE FROM other.dish;',
    ),
    { name: 'tidy', language: 'sql', text: 'DELETE FROM dish', isTrigger: false },
  ],
};

const effects = new SchemaEffects('food', catalog, new FunctionParser());

it.each([
  ['INSERT INTO dish VALUES (1)', ['dish']],
  ['UPDATE cart SET a = 1', ['cart']],
  ['DELETE FROM cart', ['cart', 'cart_line']],
  ['DELETE FROM dish', ['cart', 'cart_line', 'dish']],
  ['DELETE FROM review', ['review']],
  ['UPDATE review SET a = 1', ['counter', 'review']],
  ['SELECT tidy()', ['cart', 'cart_line', 'dish']],
  ['SELECT empty_carts FROM dish', []],
  ['DELETE FROM other.dish', []],
])('%s writes %j', (text, tables) => {
  expect([...effects.of(parseWrites(text))!].sort()).toEqual(tables);
});
