import { Clock, SystemClock } from './clock';

describe('SystemClock', () => {
  it('reads the time of the machine and never runs backwards', () => {
    const clock: Clock = new SystemClock();
    const before = Date.now();
    const read = clock.now().epochMilliseconds;
    expect(read).toBeGreaterThanOrEqual(before);
    expect(clock.now().epochMilliseconds).toBeGreaterThanOrEqual(read);
  });
});
