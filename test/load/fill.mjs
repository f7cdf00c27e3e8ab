/**
 * `node test/load/fill.mjs --database <url>`: fills a database with demo data up to `--dishes 200` published dishes and
 * `--orders 10000` orders, as the other programs do with theirs. See README.md.
 */
import { parseArgs } from 'node:util';
import { fill } from './data.mjs';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    dishes: { type: 'string', default: '200' },
    orders: { type: 'string', default: '10000' },
  },
});
if (!options.database) throw new Error('--database names the database to fill.');
const filled = await fill(options.database, { dishes: Number(options.dishes), orders: Number(options.orders) });
console.log(`${filled.dishes} published dishes, ${filled.orders} orders`);
