const { createServer } = require('node:net');

/** Systems assign ports above these to whoever asks for any, so nobody is assigned one of them. Browsers refuse 10080. */
const FIRST = 11_000;
const COUNT = 21_000;

/** Processes that begin at the same time begin elsewhere. */
let next = process.pid * 101;

/** A port on which nobody listens. */
async function freePort() {
  for (;;) {
    const port = FIRST + (next++ % COUNT);
    if (await isFree(port)) return port;
  }
}

const isFree = port =>
  new Promise(resolve => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

module.exports = { freePort };
