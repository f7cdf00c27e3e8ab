import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../source-files';

/** The tests that `npm run test:changed` would run for these files. */
async function testsOf(...files: string[]): Promise<string[]> {
  const args = [join(ROOT, 'tools/test-changed.mjs'), '--list', ...files];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return stdout.split('\n').flatMap(line => (line.startsWith('  ') ? [line.trim()] : []));
}

it('finds the unit tests that import a changed file, and the api tests that are named after its folder', async () => {
  const tests = await testsOf('src/services/food/slots/slot-lock.service.ts', 'src/kit/time/calendar.ts');
  expect(tests).toEqual(expect.arrayContaining(['test/food/slots.spec.ts', 'test/food/slots-capacity.spec.ts']));
  expect(tests.filter(file => file.startsWith('src/')).length).toBeGreaterThan(1);
  expect(tests.filter(file => file.startsWith('test/stays/'))).toEqual([]);
  expect(tests.filter(file => file.endsWith('.system.spec.ts'))).toEqual([]);
});

it('adds the contract of a service whose routes, bodies or texts have changed', async () => {
  expect(await testsOf('src/services/property/homes/homes.dto.ts')).toContain('test/contract/property.spec.ts');
  expect(await testsOf('src/services/property/homes/homes.service.ts')).not.toContain('test/contract/property.spec.ts');
});

it('takes a changed test itself, and the tests that use its actors', async () => {
  const tests = await testsOf('test/food/cart.spec.ts', 'test/food/promo.actors.ts');
  expect(tests).toEqual(expect.arrayContaining(['test/food/cart.spec.ts', 'test/food/promo.spec.ts']));
  expect(tests.length).toBeLessThan(10);
});

it('says that no test is about a text', async () => {
  expect(await testsOf('docs/operations.md')).toEqual([]);
});
