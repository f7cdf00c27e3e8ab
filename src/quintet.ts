import 'reflect-metadata';
import { quintet } from '#cli/quintet';
import { readEnvironment } from '#kit/config/environment';

void quintet(process.argv.slice(2), {
  environment: readEnvironment(),
  input: process.stdin,
  write: text => process.stdout.write(text),
  writeError: text => process.stderr.write(text),
}).then(exitCode => process.exit(exitCode));
