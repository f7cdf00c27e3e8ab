import { spawn } from 'node:child_process';
import { json } from 'node:stream/consumers';
import { join } from 'node:path';
import { SERVICES } from '#host/services';
import { startService } from '../harness/app';

type Told = Record<string, { redocly: string[]; spectral: string[] }>;

const MAX_LISTED = 40;
const NAMES = SERVICES.map(({ definition }) => definition.name);

let told: Told;
beforeAll(async () => {
  const descriptions: [name: string, description: object][] = [];
  for (const hosted of SERVICES) {
    const service = await startService(hosted);
    descriptions.push([hosted.definition.name, service.document]);
    await service.close();
  }
  const linters = spawn(process.execPath, [join(__dirname, 'lint-descriptions.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  linters.stdin.end(JSON.stringify(Object.fromEntries(descriptions)));
  told = (await json(linters.stdout)) as Told;
});

describe.each(NAMES)('the description of %s', name => {
  it("has nothing that Redocly's recommended rules warn of", () => {
    expect(told[name]!.redocly.slice(0, MAX_LISTED)).toEqual([]);
  });

  it("has nothing that Spectral's recommended rules warn of", () => {
    expect(told[name]!.spectral.slice(0, MAX_LISTED)).toEqual([]);
  });
});
