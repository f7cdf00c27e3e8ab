import * as fc from 'fast-check';
import { repetition, SEED, trials } from './trials';

// Every worker loads the package once; its settings are those of this run for all files.
fc.configureGlobal({
  seed: SEED,
  numRuns: trials(100, 25),
  reporter: details => {
    if (!details.failed) return;
    throw new Error(`${fc.defaultReportMessage(details)}\n\n${repetition()}`, { cause: details.errorInstance });
  },
});

export { fc };
