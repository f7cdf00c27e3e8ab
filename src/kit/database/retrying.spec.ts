import { QueryFailedError } from 'typeorm';
import { canRetry, isLockTimeout } from './database-refusals';
import { Blocked, pause, retrying } from './retrying';

const failed = (code: string, constraint?: string) =>
  new QueryFailedError('', [], Object.assign(new Error(code), { code, constraint }));
const violated = (name: string) => failed('23505', name);
const deadlock = () => failed('40P01');
const lockTimeout = () => failed('55P03');

/** Work that fails, or is blocked, in turn, and then returns the number of attempts before. */
function workOf(...outcomes: readonly (Error | Blocked<string>)[]) {
  return jest.fn(async (retries: number) => {
    const outcome = outcomes[retries];
    if (outcome instanceof Error) throw outcome;
    return outcome ?? retries;
  });
}

describe('retrying', () => {
  it('runs work once that succeeds', async () => {
    const work = workOf();
    expect(await retrying({ locks: { isLost: canRetry, times: 1 } }, work)).toBe(0);
    expect(work.mock.calls).toEqual([[0]]);
  });

  it('repeats work that a declared constraint undid, after what is to happen first', async () => {
    const before = jest.fn();
    const constraints = [{ names: ['first_once', 'second_once'], times: 2, before }];
    expect(await retrying({ constraints }, workOf(violated('first_once'), violated('second_once')))).toBe(2);
    expect(before.mock.calls).toEqual([['first_once'], ['second_once']]);
  });

  it('waits for what happens first', async () => {
    const order: string[] = [];
    const before = async () => {
      await pause(0)();
      order.push('before');
    };
    await retrying({ constraints: [{ names: ['once'], times: 1, before }] }, async retries => {
      order.push(`attempt ${retries}`);
      if (retries === 0) throw violated('once');
    });
    expect(order).toEqual(['attempt 0', 'before', 'attempt 1']);
  });

  it('throws the failure when no retries are left', async () => {
    const before = jest.fn();
    const failures = [violated('once'), violated('once'), violated('once')];
    const work = workOf(...failures);
    await expect(retrying({ constraints: [{ names: ['once'], times: 2, before }] }, work)).rejects.toBe(failures[2]);
    expect([work.mock.calls.length, before.mock.calls.length]).toEqual([3, 2]);
  });

  it('counts each cause separately', async () => {
    const constraints = [
      { names: ['points'], times: 1 },
      { names: ['uses'], times: 1 },
    ];
    const causes = { constraints, locks: { isLost: canRetry, times: 1 }, overdue: { times: 1 } };
    const work = workOf(violated('points'), deadlock(), new Blocked('holds'), violated('uses'));
    expect(await retrying(causes, work)).toBe(4);
  });

  it.each([
    ['another constraint', violated('other')],
    ['a lock timeout, where only deadlocks are repeated', lockTimeout()],
    ['any other error', new Error('wrong')],
  ])('does not repeat after %s', async (_, failure) => {
    const work = workOf(failure);
    const causes = { constraints: [{ names: ['once'], times: 5 }], locks: { isLost: canRetry, times: 5 } };
    await expect(retrying(causes, work)).rejects.toBe(failure);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('repeats after lock timeouts where these are declared', async () => {
    expect(await retrying({ locks: { isLost: isLockTimeout, times: 2 } }, workOf(lockTimeout(), lockTimeout()))).toBe(
      2,
    );
    await expect(retrying({ locks: { isLost: isLockTimeout, times: 0 } }, workOf(lockTimeout()))).rejects.toThrow(
      '55P03',
    );
  });

  it('ends overdue holds and repeats the work that they blocked', async () => {
    const before = jest.fn(async () => undefined);
    expect(await retrying({ overdue: { times: 1, before } }, workOf(new Blocked('nights')))).toBe(1);
    expect(before.mock.calls).toEqual([['nights']]);
    const again = workOf(new Blocked('nights'), new Blocked('nights'));
    await expect(retrying({ overdue: { times: 1, before } }, again)).rejects.toThrow('still in the way');
  });

  it('leaves blocked work to a loop around it, where it does not end overdue holds', async () => {
    const blocked = new Blocked('nights');
    expect(await retrying({ locks: { isLost: canRetry, times: 1 } }, workOf(blocked))).toBe(blocked);
  });

  it('throws what fails before an attempt', async () => {
    const failure = violated('once');
    const before = () => Promise.reject(failure);
    const work = workOf(new Blocked('nights'));
    const causes = { constraints: [{ names: ['once'], times: 5 }], overdue: { times: 1, before } };
    await expect(retrying(causes, work)).rejects.toBe(failure);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
