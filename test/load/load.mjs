import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Sends requests one after the other on each of so many connections for so many seconds, and answers how fast they
 * were answered. `next` makes the text of a request, `pause` waits before the next one. Speaks just enough HTTP to cost little beside what it measures:
 * answers need a Content-Length.
 */
export async function load(port, next, { connections, seconds, pause }) {
  const latencies = [];
  let bytes = 0;
  const statuses = new Map();
  let measuring = true;
  const open = Array.from({ length: connections }, () =>
    connection(port, next, {
      answered: (milliseconds, status, length) => {
        if (!measuring) return;
        bytes += length;
        latencies.push(milliseconds);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      },
      goesOn: () => measuring,
      pause,
    }),
  );
  const started = performance.now();
  await sleep(seconds * 1000);
  measuring = false;
  const took = (performance.now() - started) / 1000;
  await Promise.all(open);
  latencies.sort((a, b) => a - b);
  const percentile = share => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
  return {
    requests: latencies.length,
    perSecond: latencies.length / took,
    /** Of the body of an answer, on average. */
    bytes: bytes / latencies.length,
    p50: percentile(0.5),
    p95: percentile(0.95),
    p99: percentile(0.99),
    errors: [...statuses].reduce((sum, [status, count]) => (status < 400 ? sum : sum + count), 0),
    statuses: Object.fromEntries(statuses),
  };
}

function connection(port, next, { answered, goesOn, pause }) {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let parts = [];
    let started;
    let status;
    let length;
    let missing; // bytes of the body under way, once its head is read
    const send = () => {
      parts = [];
      missing = undefined;
      started = performance.now();
      socket.write(next());
    };
    socket.setNoDelay(true);
    socket.once('connect', send);
    socket.once('error', reject);
    socket.once('close', () => resolve());
    socket.on('data', part => {
      if (missing === undefined) {
        parts.push(part);
        const text = Buffer.concat(parts);
        const end = text.indexOf('\r\n\r\n');
        if (end < 0) return;
        const head = text.toString('latin1', 0, end);
        status = Number(head.slice(9, 12));
        length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
        missing = length - (text.length - end - 4);
      } else {
        missing -= part.length;
      }
      if (missing > 0) return;
      answered(performance.now() - started, status, length);
      if (!goesOn()) socket.end();
      else if (pause) void pause().then(send);
      else send();
    });
  });
}

/** A request as it goes over the wire. */
export function request(method, path, { token, headers = {}, body } = {}) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Accept: application/json',
    'Accept-Language: en',
    ...(token ? [`Authorization: Bearer ${token}`] : []),
    ...(body === undefined ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}
