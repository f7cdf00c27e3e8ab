import Module from 'node:module';
import { resolve } from 'node:path';

type Resolve = (request: string, ...others: unknown[]) => string;

const root = resolve(__dirname, '../..');
const loader = Module as unknown as { _resolveFilename: Resolve };
const resolveFilename = loader._resolveFilename;

/** Outside the tests themselves Jest maps no names, and `#kit/...` would lead to what was built some time ago. */
loader._resolveFilename = (request, ...others) =>
  resolveFilename(
    request
      .replace(
        /^#(?=(kit|jobs|rate-limits|mail|public-http|idempotency|cache|payments|ai|media|live|calendars|shared|money|agents|webhooks|services|host|cli)\/)/,
        `${root}/src/`,
      )
      .replace(/^#(?=(migrations|seeds)\/)/, `${root}/`),
    ...others,
  );
