import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { needsConfirmation } from '#agents/confirmations/confirmation-rule';
import type { Tool } from '#agents/tools/tool';
import { toolCatalogue } from '#agents/tools/tool-catalogue';
import { SERVICES } from '#host/services';
import { documentOf } from './documents';

const FILE = join(__dirname, 'catalogues', 'confirmed.txt');
const UPDATE = 'UPDATE_TOOLS=true npx jest test/tools/confirmed-tools.spec.ts';

/** Tools whose description speaks of mails that they do not send. */
const NO_MAIL = new Set([
  'food contact_send_message',
  'food customers_delete',
  'food customers_make_unverified',
  'food customers_make_verified',
  'food customers_restore',
  'food paying_create_checkout_session',
  'food team_delete',
  'courses students_make_unverified',
  'courses students_make_verified',
  'courses students_restore',
  'courses team_delete',
  'property team_delete',
  'property viewing_planning_update',
  'stays bookings_join_waitlist',
  'stays inquiry_handling_update',
  'stays team_delete',
  'fitness member_accounts_delete',
  'fitness team_delete',
]);

/** Part of every description of a route that a guest proves. */
const PROOF = /e-mail address it was made with|wrong references or e-mail addresses/g;

interface Listed {
  name: string;
  tool: Tool;
}
const changes: Listed[] = [];

beforeAll(async () => {
  for (const service of SERVICES) {
    const { definition } = service;
    const catalogue = toolCatalogue(await documentOf(service), definition);
    for (const { tool } of catalogue.values())
      if (!tool.isRead) changes.push({ name: `${definition.name} ${tool.name}`, tool });
  }
});

const confirmed = () => changes.filter(({ tool }) => needsConfirmation('destructive', tool));
const causing = (effect: string) => changes.filter(({ tool }) => tool.sideEffects.includes(effect));

it(`the tools that destructive confirms are those of confirmed.txt: \`${UPDATE}\` writes it anew`, () => {
  const lines = confirmed().map(({ name, tool: { annotations, sideEffects } }) =>
    [name, ...(annotations.destructiveHint ? ['destructive'] : []), ...sideEffects].join(' '),
  );
  // oxlint-disable-next-line node/no-process-env
  if (process.env['UPDATE_TOOLS']) writeFileSync(FILE, `${lines.join('\n')}\n`);
  expect(lines).toEqual(readFileSync(FILE, 'utf8').trim().split('\n'));
});

it('never confirms none, and always every one', () => {
  expect(changes.length).toBeGreaterThan(300);
  expect(changes.filter(({ tool }) => needsConfirmation('never', tool))).toEqual([]);
  expect(changes.filter(({ tool }) => !needsConfirmation('always', tool))).toEqual([]);
});

it('a tool whose description speaks of a mail declares it', () => {
  const speaking = changes.filter(({ tool }) => /mail/i.test(tool.description.replaceAll(PROOF, '')));
  const sending = new Set(causing('mail').map(({ name }) => name));
  expect(speaking.map(({ name }) => name).filter(name => !sending.has(name) && !NO_MAIL.has(name))).toEqual([]);
  expect([...NO_MAIL].filter(name => sending.has(name))).toEqual([]);
});

it('a tool of refunds, payments, orders and bookings that moves money declares it', () => {
  const paths = /refunds|payments\/(?!reconcile$)|\/(cancel|settle|checkout|deposit)(\/|$)/;
  const moving = changes.filter(({ tool: { path } }) => paths.test(path) && !/preview$|checkout\/quote$/.test(path));
  expect(moving.length).toBeGreaterThan(10);
  const declaring = new Set(causing('money').map(({ name }) => name));
  expect(moving.map(({ name }) => name).filter(name => !declaring.has(name))).toEqual([]);
  expect(declaring).toEqual(new Set([...declaring, 'food orders_place', 'stays bookings_place']));
});

it('the setting and the rights that decide about a confirmation are confirmed', () => {
  expect(causing('access').map(({ name }) => name)).toEqual(
    SERVICES.flatMap(({ definition: { name } }) => [
      `${name} roles_and_permissions_change_permissions`,
      `${name} settings_delete`,
      `${name} settings_update`,
      `${name} team_change_roles`,
    ]),
  );
});

it('every tool that changes data has a title in Arabic, which its confirmation shows', () => {
  const english = changes.filter(
    ({ tool: { arabicTitle = '' } }) => !/^[\p{Script=Arabic}\p{M}\s\d،«»()–-]+$/u.test(arabicTitle),
  );
  expect(english.map(({ name, tool }) => `${name}: ${tool.arabicTitle ?? tool.title}`)).toEqual([]);
});
