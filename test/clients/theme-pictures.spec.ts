/** @no-database */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../source-files';

interface Theme {
  hero?: string;
}

it.each(['dashboard', 'gym', 'homes', 'host', 'school', 'storefront'])(
  'the starter %s has a wide picture for its first page or its sign-in',
  async starter => {
    const folder = join(ROOT, 'examples', starter);
    const { hero = '' } = JSON.parse(readFileSync(join(folder, 'theme.json'), 'utf8')) as Theme;
    const { width, height } = await sharp(join(folder, 'public', hero)).metadata();
    expect({ width, height }).toEqual({ width: 1600, height: 600 });
  },
);
