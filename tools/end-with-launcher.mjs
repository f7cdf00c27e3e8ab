/** Loaded into the application by start.mjs: a launcher that was killed cannot tell it to stop any more. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
