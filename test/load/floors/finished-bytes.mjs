/**
 * The least that HTTP costs: `node:http` with the finished bytes of every answer, by address, from the file it is given.
 * `PORT=1 node finished-bytes.mjs answers.json`
 */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const kept = Object.entries(JSON.parse(readFileSync(process.argv[2], 'utf8')));
const answers = new Map(kept.map(([url, { type, body }]) => [url, { type, bytes: Buffer.from(body) }]));
answers.set('/health', { type: 'text/plain', bytes: Buffer.from('ok') });

const server = createServer((request, response) => {
  const answer = answers.get(request.url);
  if (!answer) {
    response.writeHead(404, { 'Content-Length': 0 }).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': answer.type, 'Content-Length': answer.bytes.length });
  response.end(answer.bytes);
});
server.listen(Number(process.env.PORT), '127.0.0.1');
process.once('SIGTERM', () => process.exit(0));
