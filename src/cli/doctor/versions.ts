import { versionOfProject } from '#kit/version';
import { type Check, failed, type Finding, ok, onEachDatabase, warning } from './check';

/** The oldest version of Postgres that is supported. */
const MIN_POSTGRES = 15;
/** Major versions of Node that get security updates. */
const MIN_NODE = 22;

export const versionsCheck: Check = {
  name: 'versions',
  run: async context => [
    ok(`quintet ${versionOfProject()}`),
    nodeFinding(),
    ...(await onEachDatabase(context, async (connection, { place }) => {
      const { rows } = await connection.query<{ server_version: string }>('SHOW server_version');
      const version = rows[0]?.server_version ?? '';
      return Number.parseInt(version, 10) < MIN_POSTGRES
        ? [failed(`Postgres ${version} at ${place}`, `Upgrade it to ${MIN_POSTGRES} or newer.`)]
        : [ok(`Postgres ${version} at ${place}`)];
    })),
  ],
};

function nodeFinding(): Finding {
  const { node } = process.versions;
  return Number.parseInt(node, 10) < MIN_NODE
    ? warning(`Node ${node}`, `Node ${MIN_NODE} or newer gets security updates.`)
    : ok(`Node ${node}`);
}
