import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../tools/run.mjs';
import { startProgram } from './application.mjs';

const FLOORS = join(import.meta.dirname, 'floors');
const ONE_SERVICE = ['entities', 'main'];

/** What the application is compared with, by name. Each starts a program that answers requests at the same addresses. */
export const floors = {
  /** `node:http` with the finished bytes of the answers that the application gives to these requests. */
  bytes: async ({ directory, application, requests, ...settings }) => {
    const file = join(directory, `answers-${Date.now()}.json`);
    writeFileSync(file, JSON.stringify(await finishedAnswers(application, requests)));
    return startProgram({ ...settings, directory, script: join(FLOORS, 'finished-bytes.mjs'), args: [file] });
  },
  /** Express and pg with one hand-written statement a request. */
  statement: async settings => startProgram({ ...settings, script: join(FLOORS, 'hand-written.mjs') }),
  /** One service of Nest and TypeORM as their manuals write it. */
  nest: async settings => startProgram({ ...settings, script: await buildOneService(settings.directory) }),
};

const HEADERS = { 'Accept-Language': 'en', 'Accept-Encoding': 'identity', Connection: 'close' };

async function finishedAnswers({ origin }, requests) {
  const answers = {};
  for (const text of requests) {
    const [, url] = text.split(' ', 2);
    const answer = await fetch(origin + url, { headers: HEADERS });
    if (!answer.ok) throw new Error(`${url} answers ${answer.status}: ${await answer.text()}`);
    answers[url] = { type: answer.headers.get('content-type'), body: await answer.text() };
  }
  return answers;
}

/** Compiles it as `tsc` would, next to a link to the packages. Returns the path of the program. */
async function buildOneService(directory) {
  const built = join(directory, 'one-service');
  if (existsSync(built)) return join(built, 'main.js');
  mkdirSync(built, { recursive: true });
  const { default: ts } = await import('typescript');
  for (const name of ONE_SERVICE) {
    const source = readFileSync(join(FLOORS, 'one-service', `${name}.ts`), 'utf8');
    const { outputText } = ts.transpileModule(source, {
      compilerOptions: {
        target: ts.ScriptTarget.ES2023,
        module: ts.ModuleKind.CommonJS,
        experimentalDecorators: true,
        emitDecoratorMetadata: true,
        useDefineForClassFields: false,
        esModuleInterop: true,
      },
    });
    writeFileSync(join(built, `${name}.js`), outputText);
  }
  symlinkSync(join(root, 'node_modules'), join(built, 'node_modules'));
  return join(built, 'main.js');
}
