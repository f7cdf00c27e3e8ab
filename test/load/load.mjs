import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Sends requests one after the other on each of so many connections for so many seconds, and until each connection had a
 * response, and returns how fast they were answered. `next` makes the text of a request, `pause` waits before the next one.
 * Speaks just enough HTTP to cost little compared with what it measures: responses need a Content-Length.
 */
export async function load(port, next, { connections, seconds, pause }) {
  const latencies = [];
  let bytes = 0;
  const statuses = new Map();
  let measuring = true;
  const firsts = [];
  const open = Array.from({ length: connections }, () => {
    const { promise, resolve: answeredOnce } = promiseWithResolver();
    firsts.push(promise);
    return connection(port, next, {
      answered: (milliseconds, status, length) => {
        answeredOnce();
        if (!measuring) return;
        bytes += length;
        latencies.push(milliseconds);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      },
      goesOn: () => measuring,
      pause,
    });
  });
  const ended = Promise.all(open);
  const started = performance.now();
  await Promise.race([ended, Promise.all([sleep(seconds * 1000), ...firsts])]);
  measuring = false;
  const took = (performance.now() - started) / 1000;
  await ended;
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
    most: latencies.at(-1),
    statuses: Object.fromEntries(statuses),
  };
}

function promiseWithResolver() {
  let resolve;
  const promise = new Promise(resolved => (resolve = resolved));
  return { promise, resolve };
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
    socket.once('close', () => (goesOn() ? reject(new Error(`Port ${port} closed a connection.`)) : resolve()));
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
