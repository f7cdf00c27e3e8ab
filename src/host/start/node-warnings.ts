import type { Log } from '#kit/log/log';

/** Writes warnings of Node and of libraries as lines of the log, each once; Node prints them as plain text. */
export function logNodeWarnings(log: Log): () => void {
  const logged = new Set<string>();
  const write = ({ name, message }: Error) => {
    const text = message.replaceAll(/\s+/g, ' ').trim();
    if (logged.has(text)) return;
    logged.add(text);
    log.warn({ warning: name }, text);
  };
  const printing = process.listeners('warning');
  process.removeAllListeners('warning');
  process.on('warning', write);
  return () => {
    process.off('warning', write);
    for (const print of printing) process.on('warning', print);
  };
}
