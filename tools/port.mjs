import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const REASONS = {
  EADDRINUSE: port => `Port ${port} is taken: end the program that listens there, or choose another: PORT=${port + 1}.`,
  EACCES: port => `Port ${port} may not be opened by this user: choose one above 1023, such as PORT=3000.`,
};

/**
 * Says before anything is installed, built or waited for that the application could not listen. A second is given to
 * the one before, which may be ending. What else is wrong with the address the application says itself.
 */
export async function requirePort({ PORT = '3000', HOST, NODE_ENV }) {
  const port = Number(PORT || 3000);
  const host = HOST || (NODE_ENV === 'production' ? '0.0.0.0' : '127.0.0.1');
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  for (let waited = 0; ; waited += 200) {
    const code = await failureOf(port, host);
    if (!(code in REASONS)) return;
    if (code !== 'EADDRINUSE' || waited === 1000) throw new Error(REASONS[code](port));
    await sleep(200);
  }
}

function failureOf(port, host) {
  return new Promise(resolve => {
    const probe = createServer().once('error', failure => resolve(failure.code));
    probe.listen(port, host, () => probe.close(() => resolve('')));
  });
}
