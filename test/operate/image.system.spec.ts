import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from '../source-files';

it('the image builds from what it copies, starts with the packages it ships, and is well', async () => {
  const env = { PATH: process.env['PATH'], DATABASE_URL: process.env['DATABASE_URL'] };
  const { stdout } = await promisify(execFile)(process.execPath, ['tools/try-image.mjs', '--quick'], {
    cwd: ROOT,
    env,
  });
  expect(stdout).toContain('Its health check says that it is well.');
});
