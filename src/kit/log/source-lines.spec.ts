import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { stackOf } from './source-lines';

const SOURCE = `interface Far {
  distance: number;
}

export function fail(far: Far): never {
  throw new Error(\`too far: \${far.distance}\`);
}
`;

describe('the stack of an error', () => {
  const folder = mkdtempSync(join(tmpdir(), 'source-lines-'));
  const built = join(folder, 'far.js');
  afterAll(() => rmSync(folder, { recursive: true }));

  const build = (source: string, name: string) => {
    const { outputText, sourceMapText } = ts.transpileModule(source, {
      fileName: `${name}.ts`,
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023, sourceMap: true },
    });
    writeFileSync(join(folder, `${name}.js`), outputText);
    writeFileSync(join(folder, `${name}.js.map`), sourceMapText ?? '');
  };
  const lineOf = (error: Error) => stackOf(error)?.split('\n')[1]?.trim();
  const errorAt = (place: string) => Object.assign(new Error('sample'), { stack: `Error: sample\n    at ${place}` });

  beforeAll(() => build(SOURCE, 'far'));

  it('names the line of the source', () => {
    const { stdout } = spawnSync(process.execPath, [
      '-p',
      `try { require(${JSON.stringify(built)}).fail({ distance: 7 }) } catch (error) { error.stack }`,
    ]);
    const thrown = Object.assign(new Error('thrown'), { stack: stdout.toString() });
    expect(lineOf(thrown)).toBe(`at Object.fail (${join(folder, 'far.ts')}:6:9)`);
    expect(lineOf(errorAt(`file://${built}:6:11`))).toMatch(/far\.ts:\d+:\d+$/);
    expect(lineOf(errorAt(`async ${built}:6:11`))).toMatch(/^at async .*far\.ts:\d+:\d+$/);
  });

  it('leaves what has no map, and the files of packages, as they are', () => {
    const places = [`fail (${folder}/none.js:3:4)`, `fail (/app/node_modules/far/far.js:1:2)`, 'node:events:5:6'];
    for (const place of places) expect(lineOf(errorAt(place))).toBe(`at ${place}`);
    expect(stackOf(Object.assign(new Error('bare'), { stack: undefined }))).toBeUndefined();
  });
});
