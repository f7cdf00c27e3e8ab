import type { Request, Response } from 'express';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import { StaticText } from '../http/static-text';

/** Where the page is built (`npm run build`): one page for all services. */
const FOLDER = resolve(dirname(require.resolve('#office/package.json')), 'dist');
/** Stands for the address of the office in the built page. */
const ADDRESS = '/__office__';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const assets = new Map<string, Promise<StaticText>>();

/** Whether the page has been built. */
export const isBuilt = (): boolean => existsSync(join(FOLDER, 'index.html'));

/** The page for an office at this address. */
export async function officePage(address: string): Promise<StaticText> {
  const html = await readFile(join(FOLDER, 'index.html'), 'utf8');
  return new StaticText(html.replaceAll(ADDRESS, address), 'text/html; charset=utf-8');
}

/** Sends a script or style sheet. Names contain a hash of the content, so browsers may cache them forever. */
export async function sendAsset(request: Request, response: Response): Promise<boolean> {
  const name = String(request.params['name']);
  const type = TYPES[extname(name)];
  const file = join(FOLDER, 'assets', name);
  if (!type || !/^[\w.-]+$/.test(name) || !existsSync(file)) return false;
  const asset = assets.get(name) ?? readFile(file, 'utf8').then(text => new StaticText(text, type, IMMUTABLE));
  assets.set(name, asset);
  await (await asset).write(request, response);
  return true;
}
