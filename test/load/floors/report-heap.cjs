/** Loaded before the application, started with `--expose-gc`: answers each SIGUSR2 with a line of what is in the heap. */
const { appendFileSync } = require('node:fs');

process.on('SIGUSR2', () => {
  for (let round = 0; round < 3; round++) globalThis.gc();
  appendFileSync(process.env.HEAP_TOLD, `${process.memoryUsage().heapUsed / 2 ** 20}\n`);
});
