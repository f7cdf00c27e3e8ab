import { Tokens } from '#kit/access/tokens';
import type { Language } from '#kit/language/language';
import type { ToolUser } from '#agents/tools/tool';
import type { Client } from '../harness/client';
import { ACCOUNTS, type DemoWorld } from '../contract/demo-world';

/** A demo account, or the public, with both ways to call a service. */
export interface DemoCaller {
  name: string;
  user: ToolUser;
  client: Client;
}

const ADDRESS = '127.0.0.1';

/** The public and every demo account. */
export async function demoCallers(world: DemoWorld, language: Language = 'en'): Promise<DemoCaller[]> {
  const { anonymous } = world.service;
  const client = language === 'ar' ? anonymous.inArabic() : anonymous;
  const callers: DemoCaller[] = [{ name: 'the public', user: { address: ADDRESS, language }, client }];
  for (const [audience, { path, name }] of audiencesOf(world)) {
    for (const account of accountsOf(world, name)) {
      const token = await world.tokenOf(path, account);
      const accountId = Number((await world.service.get(Tokens).verify(audience, token))!.sub);
      const user = { audience, accountId, address: ADDRESS, language };
      callers.push({ name: account, user, client: client.as(token) });
    }
  }
  return callers;
}

/** Names of accounts that do not belong to the staff begin with their audience. */
const OF_SITE = /^(customer|student)/;

function accountsOf({ hosted }: DemoWorld, name: string): string[] {
  const accounts = (hosted.definition.demoAccounts ?? []).map(({ email }) => email.split('@')[0]!);
  return accounts.filter(account => (name === '' ? !OF_SITE.test(account) : account.startsWith(name)));
}

function audiencesOf({ document }: DemoWorld) {
  const schemes = Object.keys(document.components.securitySchemes ?? {});
  return Object.entries(ACCOUNTS).filter(([audience]) => schemes.includes(audience));
}
