/**
 * What the same answers cost without a framework or a rule: Express and pg, one statement a request, written by hand.
 * Nothing is checked, no order is told to anybody. `PORT=1 DATABASE_URL=... node hand-written.mjs`
 */
import express from 'express';
import { Pool } from 'pg';

const PAGE_SIZE = 12;
const pool = new Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  options: '-c search_path=food,public',
});

const DISH = `d.id, d.slug, d.name, d.description, d.ingredients, (d.price_cents / 100.0)::float8 AS price, d.category_id,
  json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) AS category, d.images, d.option_groups, d.allergens,
  d.dietary_tags, d.preparation_minutes, d.is_active, d.is_available, d.is_featured, d.is_best_seller, d.created_at,
  d.updated_at`;
const PUBLISHED = 'd.archived_at IS NULL AND d.is_active';

const LIST = `
  SELECT ${DISH}, (SELECT count(*)::int FROM dish d WHERE ${PUBLISHED}) AS total
  FROM dish d JOIN category c ON c.id = d.category_id
  WHERE ${PUBLISHED} ORDER BY d.updated_at DESC, d.id DESC LIMIT ${PAGE_SIZE} OFFSET $1`;

const ONE = `SELECT ${DISH} FROM dish d JOIN category c ON c.id = d.category_id WHERE d.id = $1 AND ${PUBLISHED}`;

/** The dish, then others of its category, then best sellers: nine rows at most. */
const WITH_RELATED = `
  WITH self AS MATERIALIZED (SELECT d.id, d.category_id FROM dish d WHERE d.slug = $1 AND ${PUBLISHED})
  SELECT ${DISH}
  FROM (
    SELECT id, 0 AS nearness FROM self
    UNION ALL (
      SELECT d.id, 1 FROM dish d, self WHERE ${PUBLISHED} AND d.category_id = self.category_id AND d.id <> self.id
      ORDER BY d.popularity DESC, d.id DESC LIMIT 8
    )
    UNION ALL (
      SELECT d.id, 2 FROM dish d, self WHERE ${PUBLISHED} AND d.is_best_seller AND d.category_id <> self.category_id
      ORDER BY d.popularity DESC, d.id DESC LIMIT 8
    )
  ) near JOIN dish d ON d.id = near.id JOIN category c ON c.id = d.category_id
  ORDER BY near.nearness, d.popularity DESC, d.id DESC LIMIT 9`;

/** Prices are read from the menu; a delivery costs nothing and options add nothing. */
const ORDER = `
  WITH line AS (
    SELECT (l.place - 1)::int AS position, d.id AS product_id, d.name, d.price_cents,
      (l.value ->> 'quantity')::int AS quantity
    FROM jsonb_array_elements($1::jsonb -> 'lines') WITH ORDINALITY l (value, place)
    JOIN dish d ON d.id = (l.value ->> 'product_id')::int
  ), placed AS (
    INSERT INTO customer_order (caller, idempotency_key, kitchen_code, payment_method, fulfillment, name, email, phone,
      address, subtotal_cents, total_cents, search_text, placed_at)
    SELECT 'guest:' || ($1::jsonb ->> 'email'), $2, $1::jsonb ->> 'kitchen_code', $1::jsonb ->> 'payment_method',
      $1::jsonb ->> 'fulfillment', $1::jsonb ->> 'name', $1::jsonb ->> 'email', $1::jsonb ->> 'phone',
      $1::jsonb -> 'address', sum, sum, lower($1::jsonb ->> 'name'), now()
    FROM (SELECT sum(price_cents * quantity)::int AS sum FROM line) lines
    RETURNING id, order_number, status, payment_status, (total_cents / 100.0)::float8 AS total, placed_at
  ), stored AS (
    INSERT INTO order_line (order_id, position, product_id, name, quantity, unit_price_cents, line_total_cents)
    SELECT placed.id, position, product_id, line.name, quantity, price_cents, price_cents * quantity FROM placed, line
  )
  SELECT * FROM placed`;

const app = express();
app.disable('x-powered-by');

app.get('/health', (_request, response) => response.send('ok'));

app.get('/food/api/products', async (request, response) => {
  const page = Number(request.query.page ?? 1);
  const { rows } = await pool.query({ name: 'list', text: LIST, values: [(page - 1) * PAGE_SIZE] });
  const total = rows[0]?.total ?? 0;
  const items = rows.map(dishOf);
  answer(response, { items, total, page, limit: PAGE_SIZE, totalPages: Math.ceil(total / PAGE_SIZE) });
});

app.get('/food/api/products/slug/:slug', async (request, response) => {
  const { rows } = await pool.query({ name: 'page', text: WITH_RELATED, values: [request.params.slug] });
  const [dish, ...related] = rows.map(dishOf);
  answer(response, { ...dish, related });
});

app.get('/food/api/products/:id', async (request, response) => {
  const { rows } = await pool.query({ name: 'one', text: ONE, values: [request.params.id] });
  answer(response, dishOf(rows[0]));
});

app.post('/food/api/orders', express.json(), async (request, response) => {
  const values = [JSON.stringify(request.body), request.get('Idempotency-Key')];
  const { rows } = await pool.query({ name: 'order', text: ORDER, values });
  response.status(201);
  answer(response, rows[0]);
});

app.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));

const answer = (response, data) => response.json({ success: true, data, message: '' });

function dishOf({ total: _total, option_groups, ...dish }) {
  return { ...dish, option_groups: option_groups.map(groupOf) };
}

const groupOf = ({ choices, ...group }) => ({
  ...group,
  choices: choices.map(({ key, name, priceDeltaCents, isAvailable }) => ({
    key,
    name,
    price_delta: priceDeltaCents / 100,
    is_available: isAvailable,
  })),
});
