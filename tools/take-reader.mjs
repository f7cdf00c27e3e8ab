/** `node tools/take-reader.mjs 1.72.1`: takes that version of the reader of descriptions from the registry into `assets/reader`. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { root, runMain } from './run.mjs';

const PACKAGE = '@scalar/api-reference';
const BUNDLE = 'package/dist/browser/standalone.js';

await runMain(async () => {
  const [version] = process.argv.slice(2);
  if (!version) throw new Error('Which version?');
  const folder = mkdtempSync(join(tmpdir(), 'reader-'));
  try {
    execFileSync('npm', ['pack', '--silent', `${PACKAGE}@${version}`], {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [archive] = readdirSync(folder);
    execFileSync('tar', ['xzf', archive, BUNDLE], { cwd: folder });
    const plain = readFileSync(join(folder, BUNDLE));
    const { BROTLI_PARAM_LGWIN: window, BROTLI_PARAM_SIZE_HINT: size } = constants;
    const packed = brotliCompressSync(plain, { params: { [window]: 24, [size]: plain.length } });
    const target = join(root, `assets/reader/scalar-${version}.js.br`);
    writeFileSync(target, packed);
    console.log(`${target}: ${packed.length} bytes. Now change READER_VERSION and delete the file before.`);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
