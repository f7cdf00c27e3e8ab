/** Loaded before the application: responds to each SIGUSR2 with a line of the longest delay of the event loop since the last one. */
const { appendFileSync } = require('node:fs');
const { monitorEventLoopDelay } = require('node:perf_hooks');

const RESOLUTION_MS = 2;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
delay.enable();

process.on('SIGUSR2', () => {
  appendFileSync(process.env.DELAY_FILE, `${delay.max / 1e6} ${delay.percentile(99) / 1e6}\n`);
  delay.reset();
});
