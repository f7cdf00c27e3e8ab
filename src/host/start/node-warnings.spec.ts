import { Log } from '#kit/log/log';
import { logNodeWarnings } from './node-warnings';

const warning = (message: string, name = 'Warning') => Object.assign(new Error(message), { name });

it('writes each warning of Node and of libraries as one line of the log, and prints none', () => {
  const lines: unknown[] = [];
  const print = jest.fn();
  process.on('warning', print);
  const stop = logNodeWarnings(new Log('info', () => ({ write: line => void lines.push(JSON.parse(line)) })));
  process.emit('warning', warning('NodeVersionSupportWarning: The SDK\nwill require\n\n  node >=22.'));
  process.emit('warning', warning('NodeVersionSupportWarning: The SDK\nwill require\n\n  node >=22.'));
  process.emit('warning', warning('Buffer() is old.', 'OldWarning'));
  stop();
  expect(lines).toMatchObject([
    { level: 40, warning: 'Warning', msg: 'NodeVersionSupportWarning: The SDK will require node >=22.' },
    { level: 40, warning: 'OldWarning', msg: 'Buffer() is old.' },
  ]);
  expect(print).not.toHaveBeenCalled();
  expect(process.listeners('warning')).toContain(print);
  process.off('warning', print);
});
