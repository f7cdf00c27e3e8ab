const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const { join, relative, sep } = require('node:path');
const { default: Sequencer } = require('@jest/test-sequencer');

/**
 * Files that would otherwise run last on a machine without durations of earlier runs: Jest then sorts by size.
 */
const LONG = [
  'test/load/load.system.spec.ts',
  'test/browser/dashboard.system.spec.ts',
  'test/browser/host.system.spec.ts',
  'test/load/growth.system.spec.ts',
  'test/food/two-processes.system.spec.ts',
  'test/browser/stays-storefront.system.spec.ts',
  'test/cache/races.system.spec.ts',
  'test/shared/refusing-database.system.spec.ts',
  'test/browser/storefront.system.spec.ts',
  'test/stays/races.system.spec.ts',
  'test/browser/pages.system.spec.ts',
  'test/browser/gym.system.spec.ts',
  'test/operate/image.system.spec.ts',
  'test/shared/several-processes.system.spec.ts',
  'test/start/later-node.system.spec.ts',
  'test/clients/copied-sites.system.spec.ts',
  'test/shared/failover.system.spec.ts',
  'test/browser/homes-and-school.system.spec.ts',
  'test/office/food-owner.system.spec.ts',
  'test/start/backup.system.spec.ts',
  'test/office/fitness-owner.system.spec.ts',
  'test/office/webhooks.system.spec.ts',
  'test/office/courses-owner.system.spec.ts',
  'test/shared/sign-ins-away.system.spec.ts',
  'test/office/property-owner.system.spec.ts',
  'test/upgrade/rolling-upgrade.system.spec.ts',
  'test/shared/away-database.system.spec.ts',
  'test/browser/widgets.system.spec.ts',
  'test/office/stays-owner.system.spec.ts',
  'test/start/test-command.system.spec.ts',
  'test/operate/traces.system.spec.ts',
  'test/food/studio-killed.system.spec.ts',
  'test/browser/connected-apps.system.spec.ts',
  'test/shared/assistant-processes.system.spec.ts',
  'test/shared/pooler.system.spec.ts',
  'test/webhooks/two-processes.system.spec.ts',
  'test/office/assistant.system.spec.ts',
  'test/browser/office.system.spec.ts',
  'test/cache/replicas.system.spec.ts',
  'test/stays/two-processes.system.spec.ts',
  'test/operate/hostile-texts.system.spec.ts',
  'test/contract/fitness.spec.ts',
  'test/harness/resets.spec.ts',
  'test/contract/courses.spec.ts',
  'test/contract/food.spec.ts',
  'test/linear/linear-time.spec.ts',
  'test/demo/nightly.spec.ts',
  'test/contract/linted-descriptions.spec.ts',
  'test/contract/stays.spec.ts',
  'test/courses/student-counts.spec.ts',
  'test/cli/person.spec.ts',
  'test/demo/reset.spec.ts',
  'test/cache/cached-routes.spec.ts',
  'test/webhooks/types.spec.ts',
  'test/food/orders-plans.spec.ts',
  'test/cli/maintenance.spec.ts',
  'test/webhooks/load.spec.ts',
  'test/contract/property.spec.ts',
  'test/contract/live-updates.spec.ts',
  'test/cli/doctor.spec.ts',
  'test/migrations/first-version.spec.ts',
  'test/shared/blocked-migrations.spec.ts',
  'test/cache/response-cache.spec.ts',
  'test/clients/generated.spec.ts',
  'test/migrations/refused-takeover.spec.ts',
  'test/contract/reader.spec.ts',
  'test/fitness/catalogues.spec.ts',
  'test/stays/payments.spec.ts',
  'src/kit/access/passwords.spec.ts',
  'test/stays/repairs-changes.spec.ts',
  'test/mcp/five-services.spec.ts',
  'test/shared/assistant-keeping.spec.ts',
  'test/kit/mail-server.spec.ts',
  'test/fitness/closed-files.spec.ts',
  'test/stays/refunds.spec.ts',
  'test/oauth/attacks.spec.ts',
  'test/food/payments-other-shop.spec.ts',
  'test/shared/assistant-texts.spec.ts',
  'test/property/plans.spec.ts',
];

const missing = LONG.find(file => !existsSync(join(__dirname, '../..', file)));
if (missing) throw new Error(`${missing}, named in test/harness/longest-first.cjs, does not exist.`);

/** Starts the longest files first, so that no worker is left with one of them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path, context, duration }) => {
      const index = LONG.indexOf(relative(context.config.rootDir, path).replaceAll(sep, '/'));
      return duration !== undefined || index < 0 ? LONG.length : index;
    };
    return inOrder(super.sort(tests).toSorted((one, other) => rank(one) - rank(other)));
  }
};

/** `TEST_ORDER=reversed` and `TEST_ORDER=shuffled` find files that leave something behind or need what others left. */
function inOrder(tests) {
  const { TEST_ORDER, TEST_SEED = '1' } = process.env;
  if (TEST_ORDER === 'reversed') return tests.toReversed();
  if (TEST_ORDER !== 'shuffled') return tests;
  const key = ({ path }) => createHash('sha256').update(`${TEST_SEED} ${path}`).digest('hex');
  return tests.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
}
