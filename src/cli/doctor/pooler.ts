import { assertOwnSession, isPoolerInTheWay, SESSION_OPTION } from '#kit/database/servers';
import { type Check, type CheckContext, failed, type Finding, notConfigured, ok, reasonOf } from './check';
import { connectTo, placeOf } from './databases';

/** Whether a connection pooler stands where the process needs sessions, and whether the one of DATABASE_URL lets it in. */
export const poolerCheck: Check = {
  name: 'pooler',
  run: async ({ configuration }: CheckContext) => {
    const services = Object.values(configuration.services);
    const direct = new Map(services.map(({ databaseDirectUrl, hasPooler }) => [databaseDirectUrl, hasPooler]));
    const poolers = new Set(services.filter(({ hasPooler }) => hasPooler).map(({ databaseUrl }) => databaseUrl));
    const findings: Finding[] = [];
    for (const [url, hasPooler] of direct) findings.push(...(await session(url, hasPooler)));
    for (const url of poolers) findings.push(await pooler(url));
    return findings.length > 0 ? findings : [notConfigured('DATABASE_DIRECT_URL is not set: there is no pooler')];
  },
};

/** A finding only where session parameters are refused or ignored; an unreachable database is that of another check. */
async function session(url: string, hasPooler: boolean): Promise<Finding[]> {
  const variable = hasPooler ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL';
  const problem = failed(
    `${placeOf(url)} is a connection pooler, which gives the connections of ${variable} no session of their own`,
    hasPooler
      ? 'Let DATABASE_DIRECT_URL name Postgres itself.'
      : 'Set DATABASE_DIRECT_URL to the address of Postgres itself.',
  );
  try {
    const connection = await connectTo(url, SESSION_OPTION);
    try {
      await assertOwnSession(connection);
    } finally {
      await connection.end();
    }
    return [];
  } catch (error) {
    return isPoolerInTheWay(error) ? [problem] : [];
  }
}

async function pooler(url: string): Promise<Finding> {
  const place = placeOf(url);
  try {
    const connection = await connectTo(url);
    await connection.query('SELECT 1');
    await connection.end();
    return ok(`${place} answers; migrations, jobs and notifications use DATABASE_DIRECT_URL`);
  } catch (error) {
    return failed(`${place}: ${reasonOf(error)}`, 'Start the pooler, or see its log.');
  }
}
