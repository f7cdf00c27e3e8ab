import { setTimeout as pause } from 'node:timers/promises';
import { SerialQueue } from './serial-queue';

const logging = (log: string[], name: string) => async () => {
  log.push(`${name} starts`);
  await pause(5);
  log.push(`${name} ends`);
  return name;
};

it('runs work with one key in order of arrival', async () => {
  const queue = new SerialQueue();
  const log: string[] = [];
  const results = await Promise.all(['a', 'b', 'c'].map(name => queue.run('key', logging(log, name))));
  expect(results).toEqual(['a', 'b', 'c']);
  expect(log).toEqual(['a', 'b', 'c'].flatMap(name => [`${name} starts`, `${name} ends`]));
});

it('runs work with different keys in parallel', async () => {
  const queue = new SerialQueue();
  const log: string[] = [];
  await Promise.all(['a', 'b'].map(name => queue.run(name, logging(log, name))));
  expect(log).toEqual(['a starts', 'b starts', 'a ends', 'b ends']);
});

it('continues after a failure, which only its own caller gets', async () => {
  const queue = new SerialQueue();
  const failing = queue.run('key', () => Promise.reject(new Error('refused')));
  const next = queue.run('key', async () => 'done');
  await expect(failing).rejects.toThrow('refused');
  await expect(next).resolves.toBe('done');
});
