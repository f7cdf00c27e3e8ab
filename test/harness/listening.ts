import { Tokens } from '#kit/access/tokens';
import { Live } from '#live/live';
import { liveEvent } from '#kit/service/live-event';
import { liveConformance } from './kept/live-conformance';
import { openPage, type Page } from '../shared/sockets';
import type { TestService } from './app';

const END = liveEvent('test:end', { summary: '' });

/** An account's open page, and what it hears, each event of it held against the description of live updates. */
export interface Listening extends Page {
  /** What it has heard since it was last asked, once everything said until now has arrived. */
  updates: () => Promise<Page['heard']>;
}

export interface Whose {
  audience: string;
  id: number;
  locale?: string;
  namespace?: 'notifications' | 'auth';
}

/** Opens a page of an account that signed in. */
export async function listen(
  service: TestService,
  { namespace = 'notifications', ...whose }: Whose,
): Promise<Listening> {
  const { token } = await service.get(Tokens).signIn(whose.audience, { id: whose.id, tokenVersion: 1 });
  return listenWith(service, whose, { token, locale: whose.locale }, namespace);
}

/** Opens a page with a handshake of its own. */
export async function listenWith(
  service: TestService,
  { audience, id }: Pick<Whose, 'audience' | 'id'>,
  auth: Record<string, unknown>,
  namespace = 'notifications',
): Promise<Listening> {
  const { name } = service.host.services[0]!;
  const assertDescribed = await liveConformance(service);
  // An earlier change that is still being read would be sent to this page too.
  await service.get(Live).settled();
  const page = await openPage(`${service.origin}/${name}/${namespace}`, { auth });
  return {
    ...page,
    updates: async () => {
      const live = service.get(Live);
      await live.settled();
      live.emit({ ...END, namespace: namespace as 'notifications' }, { audience, ids: [id] }, {});
      const heard: Page['heard'] = [];
      for (let next = await page.next(); next[0] !== END.name; next = await page.next()) {
        assertDescribed(...next);
        heard.push(next);
      }
      return heard;
    },
  };
}
