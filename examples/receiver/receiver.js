import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const SECRET = Buffer.from((process.env.WEBHOOK_SECRET ?? '').replace('whsec_', ''), 'base64');
// Anyone could sign with an empty secret.
if (SECRET.length === 0) throw new Error('Set WEBHOOK_SECRET to the secret of the endpoint.');
const TOLERANCE_SECONDS = 300;
const printed = new Set();

function isSigned(headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': sent = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS)) return false;
  const signature = createHmac('sha256', SECRET).update(`${id}.${timestamp}.${body}`).digest('base64');
  const expected = Buffer.from(`v1,${signature}`);
  return sent
    .split(' ')
    .map(each => Buffer.from(each))
    .some(each => each.length === expected.length && timingSafeEqual(each, expected));
}

/** Endpoints with `thin` and very large orders have the id alone. */
function ticket({ id, order_number = id, fulfillment = '', lines = [], delivery_instructions }) {
  const dishes = lines.flatMap(({ quantity, name, options = [], instructions }) => [
    `${String(quantity).padStart(3)} x ${name.en}`,
    ...options.map(option => `      + ${option.choice_name.en}`),
    ...(instructions ? [`      ! ${instructions}`] : []),
  ]);
  const head = [`ORDER ${order_number}`, fulfillment.toUpperCase(), '-'.repeat(32)];
  return [...head, ...dishes, ...(delivery_instructions ? ['', delivery_instructions] : []), '='.repeat(32)].join('\n');
}

const server = createServer((request, response) => {
  const chunks = [];
  request.on('data', chunk => chunks.push(chunk));
  request.on('end', () => {
    const body = Buffer.concat(chunks).toString('utf8');
    if (!isSigned(request.headers, body)) return response.writeHead(401).end();
    const { id, type, data } = JSON.parse(body);
    // An event can arrive twice.
    if (type === 'food.order.accepted' && !printed.has(id)) console.log(ticket(data));
    printed.add(id);
    response.writeHead(204).end();
  });
});
server.listen(Number(process.env.PORT ?? 4000), () => console.log(`listening at ${server.address().port}`));
