import { fc } from '../../../test/harness/fast-check';
import { roundHalfUp } from './round-half-up';

describe('roundHalfUp', () => {
  it.each([
    [1.005, 2, 1.01],
    [1.004999, 2, 1],
    [8.345, 2, 8.35],
    [2981.575, 0, 2982],
    [2981.5, 0, 2982],
    [5012.348712, 2, 5012.35],
    [68.49244787, 1, 68.5],
    [-73.9938555, 6, -73.993856],
    [25.080512345678912, 8, 25.08051235],
    [1e-9, 2, 0],
    [-0.001, 2, 0],
    [9_007_199_254_740_991, 2, 9_007_199_254_740_991],
    [1e300, 2, 1e300],
    [Infinity, 2, Infinity],
  ])('rounds %d to %d decimals as %d', (value, places, rounded) => {
    expect(roundHalfUp(value, places)).toBe(rounded);
  });

  it('keeps a number of so many decimals, and is never more than half a step away', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 8 }), (steps, places) => {
        const exact = Number(`${steps}e-${places}`);
        expect(roundHalfUp(exact, places)).toBe(exact);
        const between = exact * 1.0000001;
        expect(Math.abs(roundHalfUp(between, places) - between)).toBeLessThanOrEqual(0.500001 * 10 ** -places);
      }),
    );
  });
});
