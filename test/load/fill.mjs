/**
 * `node test/load/fill.mjs --database <url>`: fills a database with demo data up to `--dishes 200` published dishes and
 * `--orders 10000` orders, as the other programs do with theirs; with `--size 0.1` instead, all services up to a tenth of a
 * million orders, half a million bookings, a million enrollments, 200,000 homes and 50,000 members. See README.md.
 */
import { parseArgs } from 'node:util';
import { fill } from './data.mjs';
import { grow } from './growth/copies.mjs';

const { values: options } = parseArgs({
  options: {
    database: { type: 'string' },
    dishes: { type: 'string', default: '200' },
    orders: { type: 'string', default: '10000' },
    size: { type: 'string' },
    services: { type: 'string' },
  },
});
if (!options.database) throw new Error('--database names the database to fill.');
if (options.size) {
  for (const line of await grow(options.database, Number(options.size), options.services?.split(',')))
    console.log(line);
} else {
  const filled = await fill(options.database, { dishes: Number(options.dishes), orders: Number(options.orders) });
  console.log(`${filled.dishes} published dishes, ${filled.orders} orders`);
}
