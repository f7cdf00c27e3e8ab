import fc from 'fast-check';
import { added, type Counted, MAX_LINES, MAX_OF_ONE, merged } from './cart-rules';

const line = (key: string, quantity: number): Counted => ({ key, quantity });

describe('adding', () => {
  it.each([
    [0, 3, 3, false],
    [4, 6, 10, false],
    [4, 7, 10, true],
    [10, 1, 10, true],
  ])('to %d another %d makes %d', (there, more, quantity, capped) => {
    expect(added(there, more)).toEqual({ quantity, capped });
  });
});

describe('merging', () => {
  it('keeps the larger quantity of equal lines', () => {
    const there = [line('soup', 2), line('kebab', 5)];
    const { changed, capped } = merged(there, [line('soup', 3), line('kebab', 4), line('kunafa', 1)]);
    expect(changed).toEqual([line('soup', 3), line('kunafa', 1)]);
    expect(capped).toBe(false);
  });

  it("counts the guest's equal lines together and tells of the cap", () => {
    expect(merged([], [line('soup', 6), line('soup', 3)])).toEqual({
      changed: [line('soup', 9)],
      capped: false,
      turnedAway: [],
    });
    expect(merged([line('soup', 2)], [line('soup', 6), line('soup', 7)])).toMatchObject({
      changed: [line('soup', 10)],
      capped: true,
    });
  });

  it('turns away what there is no room for, but not more of what is there', () => {
    const there = Array.from({ length: MAX_LINES }, (_, index) => line(`line-${index}`, 1));
    const { changed, turnedAway } = merged(there, [line('new', 1), line('line-3', 2)]);
    expect(turnedAway).toEqual([line('new', 1)]);
    expect(changed).toEqual([line('line-3', 2)]);
  });

  it('takes nothing away, stays within bounds, and changes nothing the second time', () => {
    const lines = fc.array(
      fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: MAX_OF_ONE }) }),
    );
    fc.assert(
      fc.property(lines, lines, (before, guest) => {
        const there = after([], before);
        const now = after(there, guest);
        for (const { key, quantity } of there) {
          expect(now.find(other => other.key === key)?.quantity).toBeGreaterThanOrEqual(quantity);
        }
        for (const { quantity } of now) expect(quantity).toBeLessThanOrEqual(MAX_OF_ONE);
        expect(merged(now, guest).changed).toEqual([]);
      }),
    );
  });
});

function after(there: Counted[], guest: Counted[]): Counted[] {
  const quantities = new Map(there.map(({ key, quantity }) => [key, quantity]));
  for (const { key, quantity } of merged(there, guest).changed) quantities.set(key, quantity);
  return [...quantities].map(([key, quantity]) => line(key, quantity));
}
