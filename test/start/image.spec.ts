/** @no-database */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../source-files';

const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8');
const compose = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');

describe('the image', () => {
  it('lets no package run a script while it is installed, whatever npm does so', () => {
    const installs = dockerfile.match(/npm (?:ci|prune|install)[^&\n]*/g) ?? [];
    expect(installs).toHaveLength(2);
    for (const install of installs) expect(install).toContain('--ignore-scripts');
  });

  it('stands on images of one version', () => {
    expect(dockerfile).toMatch(/^ARG NODE_IMAGE=node:\d+\.\d+\.\d+-\w+-slim$/m);
    expect(dockerfile.match(/^FROM .*$/gm)).toEqual(['FROM $NODE_IMAGE AS build', 'FROM $NODE_IMAGE']);
    expect(compose).toMatch(/image: postgres:\d+\.\d+-\w+$/m);
  });

  it('leaves out the pages that come with a package and are not served', () => {
    expect(dockerfile).toMatch(/npm prune[^\n]* && rm -r node_modules\/swagger-ui-dist$/m);
  });
});
