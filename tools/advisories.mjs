/** `npm run advisories`: what is known against the packages that the lock file names; 2 when it could not be found out. */
import { execFile } from 'node:child_process';
import { root, runMain, StepFailed } from './run.mjs';

const COULD_NOT = 2;
const GRAVE = ['high', 'critical'];

await runMain(async () => {
  const packages = Object.values((await ask()).vulnerabilities);
  for (const { name, severity, range, via } of packages) {
    const known = via.filter(cause => typeof cause === 'object').map(({ title, url }) => `${title} (${url})`);
    console.log(`${severity}: ${name} ${range}${known.length > 0 ? `: ${known.join('; ')}` : ''}`);
  }
  const grave = packages.filter(({ severity }) => GRAVE.includes(severity));
  console.log(`${packages.length} packages with advisories, ${grave.length} of them high or critical.`);
  return grave.length > 0 ? 1 : 0;
});

/** npm ends with 1 both when it found something and when it could not ask. */
async function ask() {
  const script = process.env.npm_execpath;
  const [command, before] = script ? [process.execPath, [script]] : ['npm', []];
  const { failure, said } = await new Promise(resolve => {
    const args = [...before, 'audit', '--json'];
    execFile(command, args, { cwd: root, maxBuffer: 64 << 20 }, (failure, said) => resolve({ failure, said }));
  });
  const answer = read(said);
  if (answer?.vulnerabilities) return answer;
  const reason = answer?.message ?? answer?.error?.summary ?? failure?.message ?? 'npm gave no answer';
  throw new StepFailed(`Advisories could not be checked: ${reason.trim().split('\n')[0]}`, COULD_NOT);
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
