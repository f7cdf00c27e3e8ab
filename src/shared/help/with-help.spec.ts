import { Log } from '#kit/log/log';
import { refusal } from '#kit/refusals/refusal';
import { readHelp, withHelp } from './with-help';

const Closed = refusal(422, 'closed');
const log = new Log('silent');

describe('withHelp', () => {
  it('adds details and extra fields to those of the refusal', async () => {
    const refused = Closed({ params: { name: 'Downtown' }, details: { a: 1 }, extra: { b: 2 } });
    const helped = await withHelp(refused, async () => ({ details: { c: 3 }, extra: { help: { d: 4 } } }), log);
    expect([helped.status, helped.key]).toEqual([422, 'closed']);
    expect(helped.detail).toEqual({
      params: { name: 'Downtown' },
      details: { a: 1, c: 3 },
      extra: { b: 2, help: { d: 4 } },
    });
  });

  it('leaves the refusal as it is when nothing helps or the reading fails', async () => {
    const refused = Closed();
    expect(await withHelp(refused, async () => undefined, log)).toBe(refused);
    expect(await withHelp(refused, () => Promise.reject(new Error('away')), log)).toBe(refused);
    const failing = () => {
      throw new Error('wrong');
    };
    expect(await withHelp(refused, failing, log)).toBe(refused);
  });

  it('gives up a reading that takes too long', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const help = readHelp(() => new Promise<object>(() => undefined), log);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await help).toBeUndefined();
  });
});
