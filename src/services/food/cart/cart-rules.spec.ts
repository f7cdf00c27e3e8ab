import { fc } from '../../../../test/harness/fast-check';
import { addQuantities, type CountedLine, MAX_LINES, MAX_QUANTITY, mergeLines } from './cart-rules';

const line = (key: string, quantity: number): CountedLine => ({ key, quantity });

describe('adding', () => {
  it.each([
    [0, 3, 3, false],
    [4, 6, 10, false],
    [4, 7, 10, true],
    [10, 1, 10, true],
  ])('to %d another %d makes %d', (existing, more, quantity, capped) => {
    expect(addQuantities(existing, more)).toEqual({ quantity, capped });
  });
});

describe('merging', () => {
  it('keeps the larger quantity of equal lines', () => {
    const existing = [line('soup', 2), line('kebab', 5)];
    const { changed, capped } = mergeLines(existing, [line('soup', 3), line('kebab', 4), line('kunafa', 1)]);
    expect(changed).toEqual([line('soup', 3), line('kunafa', 1)]);
    expect(capped).toBe(false);
  });

  it("adds up the guest's equal lines and reports the cap", () => {
    expect(mergeLines([], [line('soup', 6), line('soup', 3)])).toEqual({
      changed: [line('soup', 9)],
      capped: false,
      rejected: [],
    });
    expect(mergeLines([line('soup', 2)], [line('soup', 6), line('soup', 7)])).toMatchObject({
      changed: [line('soup', 10)],
      capped: true,
    });
  });

  it('turns away what existing is no room for, but not more of what is existing', () => {
    const existing = Array.from({ length: MAX_LINES }, (_, index) => line(`line-${index}`, 1));
    const { changed, rejected } = mergeLines(existing, [line('new', 1), line('line-3', 2)]);
    expect(rejected).toEqual([line('new', 1)]);
    expect(changed).toEqual([line('line-3', 2)]);
  });

  it('takes nothing away, stays within bounds, and changes nothing the second time', () => {
    const lines = fc.array(
      fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd'), quantity: fc.integer({ min: 1, max: MAX_QUANTITY }) }),
    );
    fc.assert(
      fc.property(lines, lines, (before, guest) => {
        const existing = after([], before);
        const now = after(existing, guest);
        for (const { key, quantity } of existing) {
          expect(now.find(other => other.key === key)?.quantity).toBeGreaterThanOrEqual(quantity);
        }
        for (const { quantity } of now) expect(quantity).toBeLessThanOrEqual(MAX_QUANTITY);
        expect(mergeLines(now, guest).changed).toEqual([]);
      }),
    );
  });
});

function after(existing: CountedLine[], guest: CountedLine[]): CountedLine[] {
  const quantities = new Map(existing.map(({ key, quantity }) => [key, quantity]));
  for (const { key, quantity } of mergeLines(existing, guest).changed) quantities.set(key, quantity);
  return [...quantities].map(([key, quantity]) => line(key, quantity));
}
