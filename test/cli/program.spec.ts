import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { testEnvironment } from '../harness/configuration';
import { ROOT } from '../source-files';

const PROGRAM = ['--require', join(ROOT, 'test/harness/typescript.cjs'), join(ROOT, 'src/quintet.ts')];

/** The program as it runs, with what is piped in. */
async function program(line: string, input = ''): Promise<{ exitCode: number; out: string; complaint: string }> {
  return new Promise(resolve => {
    const env = { PATH: process.env['PATH'], ...testEnvironment() };
    const child = execFile(process.execPath, [...PROGRAM, ...line.split(' ')], { env }, (failure, out, complaint) =>
      resolve({ exitCode: Number(failure?.code ?? 0), out, complaint }),
    );
    child.stdin?.end(input);
  });
}

it('shows its commands', async () => {
  const { exitCode, out, complaint } = await program('help');
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  for (const group of [
    'doctor',
    'secrets',
    'admin',
    'password',
    'roles',
    'migrate',
    'demo',
    'payments',
    'jobs',
    'descriptions',
    'config',
  ]) {
    expect(out).toContain(`\n  ${group} `);
  }
});

it('says what is wrong with a command it does not know', async () => {
  const { exitCode, out, complaint } = await program('admin make --service food');
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' });
  expect(complaint).toContain("unknown command 'make'");
});

it('makes an administrator of what is piped in', async () => {
  const line = 'admin create --service property --email boss@property.example --json';
  const { exitCode, out, complaint } = await program(line, 'a-long-and-rare-one\n');
  expect({ exitCode, complaint }).toEqual({ exitCode: 0, complaint: '' });
  expect(JSON.parse(out)).toMatchObject({ service: 'property', email: 'boss@property.example' });
});
