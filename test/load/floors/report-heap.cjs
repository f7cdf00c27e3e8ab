/** Loaded before the application: answers each SIGUSR2 with a line of what is in the heap. */
const { appendFileSync } = require('node:fs');
const v8 = require('node:v8');
const vm = require('node:vm');

process.on('SIGUSR2', () => {
  // An option of the process instead would make V8 compile every module again.
  v8.setFlagsFromString('--expose-gc');
  const gc = vm.runInNewContext('gc');
  for (let round = 0; round < 3; round++) gc();
  appendFileSync(process.env.HEAP_TOLD, `${process.memoryUsage().heapUsed / 2 ** 20}\n`);
});
