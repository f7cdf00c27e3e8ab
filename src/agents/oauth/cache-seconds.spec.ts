/** @no-database */
import { cacheSeconds } from './cache-seconds';

const NOW = Date.parse('2026-06-01T12:00:00Z');
const DAY = 24 * 60 * 60;

it.each([
  [{}, 60],
  [{ 'cache-control': 'max-age=300' }, 300],
  [{ 'cache-control': 'public, Max-Age=600, immutable' }, 600],
  [{ 'cache-control': 'max-age=5' }, 60],
  [{ 'cache-control': 'max-age=31536000' }, DAY],
  [{ 'cache-control': 'no-store, max-age=600' }, 60],
  [{ 'cache-control': 'max-age=-600' }, 60],
  [{ expires: 'Mon, 01 Jun 2026 12:10:00 GMT' }, 600],
  [{ expires: 'Mon, 01 Jun 2026 11:00:00 GMT' }, 60],
  [{ expires: '0' }, 60],
  [{ 'cache-control': 'max-age=120', expires: 'Mon, 01 Jun 2026 12:10:00 GMT' }, 120],
])('%j is kept for %d seconds', (headers, seconds) => expect(cacheSeconds(headers, NOW)).toBe(seconds));
