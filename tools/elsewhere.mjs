import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Where the data of a folder lies that Postgres may not enter: in a directory of `open`, named by a marker in the folder.
 * Who removes the folder removes the marker, and starts anew: what no marker names any more is an `orphan`.
 */
export function elsewhere(wanted, open) {
  const marker = `${wanted}.elsewhere`;
  let directory = read(marker);
  // A folder that was copied brings along a marker of data that are another's.
  if (!directory || dirname(directory) !== open || isClaimed(directory, marker)) {
    directory = join(open, `data-${randomBytes(6).toString('hex')}`);
  }
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, directory);
  writeFileSync(`${directory}.folder`, marker);
  return { directory, orphans: orphansOf(marker, directory, open) };
}

/** Where the data of a folder lie now: in it, or where its marker says when that is not another's. Makes nothing. */
export function foundPlace(wanted) {
  const marker = `${wanted}.elsewhere`;
  const directory = read(marker);
  return directory && read(`${directory}.folder`) === marker ? directory : wanted;
}

export function removeElsewhere(directory) {
  rmSync(directory, { recursive: true, force: true });
  rmSync(`${directory}.folder`, { force: true });
}

function isClaimed(directory, marker) {
  const other = read(`${directory}.folder`);
  return other !== undefined && other !== marker && read(other) === directory;
}

function orphansOf(marker, directory, open) {
  return readdirSync(open)
    .filter(name => name.endsWith('.folder') && read(join(open, name)) === marker)
    .map(name => join(open, name.slice(0, -'.folder'.length)))
    .filter(found => found !== directory);
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
