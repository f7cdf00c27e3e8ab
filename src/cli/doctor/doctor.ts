import { ConfigurationError } from '#kit/config/configuration';
import { inTime } from '#kit/time/with-timeout';
import type { Installation } from '../installation';
import { CommandError, type Outcome } from '../outcome';
import { backupCheck } from './backup';
import { certificatesCheck } from './certificates';
import { type Check, type CheckContext, failed, type Finding, reasonOf } from './check';
import { clockCheck } from './clock';
import { databaseCheck } from './database';
import { withDatabases } from './databases';
import { diskCheck } from './disk';
import { jobsCheck } from './jobs';
import { mailCheck } from './mail';
import { migrationsCheck } from './migrations';
import { modelsCheck } from './models';
import { poolerCheck } from './pooler';
import { processCheck } from './process';
import { processorsCheck } from './processors';
import { redisCheck } from './redis';
import { replicasCheck } from './replicas';
import { report, type Reported, secretsOf } from './report';
import { storageCheck } from './storage';
import { versionsCheck } from './versions';

const MAX_CHECK_MS = 30_000;

/** Checks in the order of the report. */
export const CHECKS: readonly Check[] = [
  versionsCheck,
  processCheck,
  databaseCheck,
  poolerCheck,
  migrationsCheck,
  jobsCheck,
  clockCheck,
  replicasCheck,
  redisCheck,
  storageCheck,
  diskCheck,
  mailCheck,
  processorsCheck,
  modelsCheck,
  certificatesCheck,
  backupCheck,
];

/** Runs all checks and reports what they found. */
export async function examine(installation: Installation): Promise<Outcome> {
  const problem = configurationProblem(installation);
  if (problem) return report([{ check: 'configuration', ...problem }], []);
  const { configuration, clock } = installation;
  const services = installation.services(undefined);
  const findings = await withDatabases(services, configuration, async databases => {
    const found: Reported[] = [];
    // Run sequentially: several share a connection, and load would distort the latency.
    for (const check of CHECKS) found.push(...(await runCheck(check, { configuration, clock, services, databases })));
    return found;
  });
  return report(findings, secretsOf(configuration));
}

async function runCheck(check: Check, context: CheckContext): Promise<Reported[]> {
  const findings = await inTime(MAX_CHECK_MS, check.run(context)).catch((error: unknown) => [
    failed(reasonOf(error), 'The check itself failed; see the message.'),
  ]);
  return findings.map(finding => ({ check: check.name, ...finding }));
}

/** The problem of the environment; undefined if it is usable. */
function configurationProblem(installation: Installation): Finding | undefined {
  try {
    void installation.configuration;
    return undefined;
  } catch (error) {
    if (error instanceof ConfigurationError)
      return failed(
        error.message.split('\n').join('; '),
        'Correct the environment or .env; `config check` lists the same.',
      );
    if (error instanceof CommandError) return { state: 'failed', message: error.message };
    throw error;
  }
}
