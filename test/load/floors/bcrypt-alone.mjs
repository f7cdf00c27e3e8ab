/**
 * What bcrypt can do on so many threads with nothing beside it: `/compare?seconds=3` compares all the time and answers how
 * many comparisons a second that came to. `PORT=1 node bcrypt-alone.mjs 2 password hash`
 */
import { createServer } from 'node:http';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import bcrypt from 'bcrypt';

if (isMainThread) serve(...process.argv.slice(2));
else parentPort.on('message', ms => parentPort.postMessage(comparisons(ms), []));

function serve(threads, password, hash) {
  const script = new URL(import.meta.url);
  const workers = Array.from(
    { length: Number(threads) },
    () => new Worker(script, { workerData: { password, hash }, argv: [] }),
  );
  const answer = async ({ url }, response) => {
    const seconds = Number(new URL(url, 'http://localhost').searchParams.get('seconds') ?? 0);
    const rates = seconds > 0 ? await Promise.all(workers.map(worker => rate(worker, seconds))) : [];
    response.end(String(rates.reduce((sum, each) => sum + each, 0)));
  };
  createServer((request, response) => void answer(request, response)).listen(Number(process.env.PORT), '127.0.0.1');
  process.once('SIGTERM', () => process.exit(0));
}

function rate(worker, seconds) {
  worker.postMessage(seconds * 1000, []);
  return new Promise(resolve => worker.once('message', resolve));
}

/** A second, for at least so many milliseconds. */
function comparisons(ms) {
  const started = performance.now();
  let done = 0;
  do {
    if (!bcrypt.compareSync(workerData.password, workerData.hash)) throw new Error('not its hash');
    done += 1;
  } while (performance.now() - started < ms);
  return (done * 1000) / (performance.now() - started);
}
