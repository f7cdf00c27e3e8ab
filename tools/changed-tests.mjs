import { existsSync } from 'node:fs';
import { basename } from 'node:path';

/** Files of a service that the contract suites of the service describe. */
const DESCRIBED =
  /\.(controller|dto|view|labels|messages|feature|definition|permissions|examples|tools)\.ts$|\/texts\//;
const SPEC = /^test\/.+(?<!\.system)\.spec\.ts$/;
/** Parts of a folder's name that are no subject: `orders-staff` has the tests of orders. */
const PARTS = /-(staff|editing|admin|own)$/;

/**
 * The api tests of changed files. Each api test imports all services, so that imports do not tell which of them a change
 * concerns; the names of folders do: `src/services/food/promo` has `test/food/promo*.spec.ts`, and `src/agents/mcp` has `test/mcp`.
 */
export function apiTestsOf(changed, specs) {
  return specs.filter(spec => SPEC.test(spec) && changed.some(file => isTestOf(spec, file)));
}

function isTestOf(spec, file) {
  if (spec === file) return true;
  const [top, zone, ...path] = file.split('/');
  if (top === 'test') return path.length > 0 && !file.endsWith('.spec.ts') && isBeside(spec, file);
  if (top === 'migrations') return spec === 'test/migration-files.spec.ts';
  if (top !== 'src' || file.endsWith('.spec.ts')) return false;
  if (zone !== 'services') return isTestOfZone(spec, zone, path);
  const [service, feature] = path;
  if (DESCRIBED.test(file) && spec === `test/contract/${service}.spec.ts`) return true;
  return path.length > 2 && spec.startsWith(`test/${service}/`) && isAbout(spec, feature);
}

/** Actors, factories and cases: the tests whose names begin with the same word. */
const isBeside = (spec, file) => folderOf(spec) === folderOf(file) && wordOf(spec) === wordOf(file);

function isTestOfZone(spec, zone, [folder]) {
  const rooms = [`test/${zone}/`, ...(folder ? [`test/${folder}/`] : [])];
  const isInZone = rooms.some(room => spec.startsWith(room));
  return isInZone && (spec.startsWith(`test/${folder}/`) || isAbout(spec, folder.replace(/\.ts$/, '')));
}

/** Whether the name of a test begins with the subject, in singular or plural. */
function isAbout(spec, subject) {
  const name = basename(spec);
  return [subject, subject.replace(PARTS, '')].some(each => name.startsWith(each.replace(/s$/, '')));
}

const folderOf = path => path.slice(0, path.lastIndexOf('/'));
const wordOf = path => /^[a-z]+/.exec(basename(path))?.[0];

/** Changed sources that exist, for Jest to find the unit tests that import them. */
export const sourcesOf = (changed, root) =>
  changed.filter(file => /^(src|migrations|seeds)\/.+\.ts$/.test(file) && existsSync(`${root}/${file}`));
