import { Readable } from 'node:stream';
import { quintet } from '#cli/quintet';
import { testEnvironment } from '../harness/configuration';

export interface Ran {
  exitCode: number;
  out: string;
  complaint: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- answers of every shape, read by tests
  data: any;
}

/** Carries out a command line as the program does, on the database of this test. `input` is what is piped in. */
export async function command(
  line: string,
  { environment = {}, input = '' }: { environment?: Record<string, string>; input?: string } = {},
): Promise<Ran> {
  let [out, complaint] = ['', ''];
  const exitCode = await quintet(line.split(' '), {
    environment: testEnvironment(environment),
    input: Readable.from([input]),
    write: text => void (out += text),
    writeError: text => void (complaint += text),
  });
  const data = line.includes('--json') && out ? (JSON.parse(out) as unknown) : undefined;
  return { exitCode, out, complaint, data };
}
