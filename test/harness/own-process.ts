import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../source-files';

/** The application in a process of its own, on the database of this test. */
export interface OwnProcess {
  child: ChildProcess;
  /** `http://127.0.0.1:<port>`. */
  origin: string;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
}

/** What moves the clock of the process as that of the tests (`TEST_CLOCK`). */
function movedClock(): NodeJS.ProcessEnv {
  const { TEST_CLOCK, TEST_CLOCK_SHIFT_S, NODE_OPTIONS } = process.env;
  return TEST_CLOCK ? { TEST_CLOCK, TEST_CLOCK_SHIFT_S, NODE_OPTIONS } : {};
}

interface StartOptions {
  /** The program of another version of Node. */
  node?: string;
  /** A file of the project that is loaded before the application, such as what a later version adds. */
  preload?: string;
}

/** Starts the sources as they are; `environment` names the services and whatever else they need. */
export async function startProcess(
  environment: Record<string, string>,
  { node = process.execPath, preload }: StartOptions = {},
): Promise<OwnProcess> {
  const preloaded = ['test/harness/typescript.cjs', ...(preload ? [preload] : [])];
  const program = [...preloaded.flatMap(file => ['--require', join(ROOT, file)]), join(ROOT, 'src/main.ts')];
  const child = spawn(node, program, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: process.env['DATABASE_URL'],
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'silent',
      ...movedClock(),
      ...environment,
    },
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  let told = '';
  for await (const chunk of child.stdout) {
    told += String(chunk);
    const [, port] = /localhost:(\d+)/.exec(told) ?? [];
    if (port) return { child, origin: `http://127.0.0.1:${port}`, ended };
  }
  throw new Error(`The process did not start: ${told}`);
}
