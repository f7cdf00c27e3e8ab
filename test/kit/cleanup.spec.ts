import { changeInPieces, changeOnceInPieces, PIECE_ROWS } from '#kit/database/cleanup';
import { settings } from '#shared/settings/settings.feature';
import { type SmallService, startSmallServices } from '../shared/small-service';

let service: SmallService;
beforeAll(async () => {
  [service] = (await startSmallServices([{ name: 'small' }], () => [settings({ sizeNames: [] })])) as [SmallService];
});
afterAll(() => service?.close());

const ROWS = PIECE_ROWS * 2 + 3;
/** A row an hour, from midnight on. */
const hour = (number: number) => new Date(Date.UTC(2026, 0, 1, number)).toISOString();
beforeEach(async () => {
  await service.db.rows('DELETE FROM known_visitor');
  await service.db.rows('DELETE FROM cleanup_progress');
  await service.db.rows(
    `INSERT INTO known_visitor SELECT 'visitor ' || number, $1::timestamptz + number * interval '1 hour'
     FROM generate_series(0, ${ROWS - 1}) number`,
    [hour(0)],
  );
});

const visitors = { task: 'visitors', table: 'known_visitor', column: 'seen_at' };
const goThrough = async (until: string, failAfter = Infinity) => {
  const sizes: number[] = [];
  await changeOnceInPieces(service.db, { ...visitors, until }, async ({ after, end }) => {
    if (sizes.length === failAfter) throw new Error('the process ended');
    const changed = await service.db.rows(
      'UPDATE known_visitor SET fingerprint = fingerprint WHERE seen_at > $1 AND seen_at <= $2 RETURNING 1',
      [after, end],
    );
    sizes.push(changed.length);
  });
  return sizes;
};

describe('rows that are changed once', () => {
  it('come in pieces, and the next night has only later ones', async () => {
    expect(await goThrough(hour(ROWS - 2))).toEqual([PIECE_ROWS, PIECE_ROWS, 2]);
    expect(await goThrough(hour(ROWS))).toEqual([1]);
    expect(await goThrough(hour(ROWS))).toEqual([0]);
  });

  it('go on after the last finished piece', async () => {
    await expect(goThrough(hour(ROWS), 1)).rejects.toThrow('the process ended');
    expect(await goThrough(hour(ROWS))).toEqual([PIECE_ROWS, 3]);
  });

  it('of one time are in one piece', async () => {
    await service.db.rows('UPDATE known_visitor SET seen_at = $1', [hour(5)]);
    expect(await goThrough(hour(ROWS))).toEqual([ROWS, 0]);
  });

  it('are found again after a clock that was ahead', async () => {
    await goThrough(hour(ROWS * 2));
    await goThrough(hour(10));
    expect(await goThrough(hour(12))).toEqual([2]);
  });
});

describe('a statement in pieces', () => {
  const deleteSome = (deleted: number[]) => async (limit: number) => {
    const rows = await service.db.rows(
      `DELETE FROM known_visitor WHERE fingerprint IN (SELECT fingerprint FROM known_visitor LIMIT $1) RETURNING 1`,
      [limit],
    );
    deleted.push(rows.length);
    return rows;
  };

  it('is repeated until less than a piece is left', async () => {
    const deleted: number[] = [];
    await changeInPieces(deleteSome(deleted));
    expect(deleted).toEqual([PIECE_ROWS, PIECE_ROWS, 3]);
  });

  it('ends with the process', async () => {
    const ending = new AbortController();
    const deleted: number[] = [];
    const change = deleteSome(deleted);
    const endAfterOne = async (limit: number) => {
      const rows = await change(limit);
      ending.abort();
      return rows;
    };
    await expect(changeInPieces(endAfterOne, ending.signal)).rejects.toThrow(/abort/);
    expect(deleted).toEqual([PIECE_ROWS]);
  });
});
