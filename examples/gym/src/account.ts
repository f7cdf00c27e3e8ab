import { dataOf } from 'quintet-clients/answers';
import { h } from '#kit/element';
import { words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { type Account, fitness, session } from './api';
import { goLive } from './live';

const w = words({
  coach: ['Coach', 'مدرّب'],
  member: ['Member', 'عضو'],
  staff: ['Staff', 'فريق العمل'],
  whom: [
    'This app is for members and coaches. Sign out, and sign in with such an account.',
    'هذا التطبيق للأعضاء والمدرّبين. سجّل الخروج، ثم ادخل بأحد حساباتهم.',
  ],
});

let account: Account | undefined;
let reading: Promise<Account> | undefined;

function read(): Promise<Account> {
  reading ??= dataOf(fitness.GET('/api/auth/me')).then(found => {
    goLive();
    keepAccount(found);
    return found;
  });
  reading.catch(() => (reading = undefined));
  return reading;
}

/** A page for a signed-in member or coach. Other accounts see who may use the app. */
export const withAccount =
  (page: (account: Account, visit: Visit) => Page | Promise<Page>) =>
  async (visit: Visit): Promise<Page> => {
    const signed = account ?? (await read());
    return kindOf(signed) === 'staff' ? notForStaff() : page(signed, visit);
  };

const notForStaff = (): Page => ({ title: '', body: h('div', { class: 'state-box' }, h('h1', {}, w('whom'))) });

/** Replaces the account after a change of its profile. */
export function keepAccount(changed: Account): void {
  account = changed;
  const shown: Shown = {
    of: tokenEnd(),
    name: `${changed.first_name} ${changed.last_name}`,
    kind: kindOf(changed),
  };
  localStorage.setItem(KEPT, JSON.stringify(shown));
}

type Kind = 'coach' | 'member' | 'staff';

function kindOf({ permissions }: Account): Kind {
  if (permissions.includes('coaching.clients')) return 'coach';
  return permissions.includes('fitness.view') ? 'member' : 'staff';
}

export const isCoach = (signed: Account): boolean => kindOf(signed) === 'coach';

/** What the head shows of an account. */
interface Shown {
  /** The end of its token, which no other account has. */
  of: string | undefined;
  name: string;
  kind: Kind;
}

const KEPT = 'gym.account';
const tokenEnd = (): string | undefined => session.token()?.slice(-12);

/** Kept over reloads, so that the head does not change when the account has been read. */
export function headAccount(): Shown | undefined {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Shown | null;
  return kept?.kind && kept.of !== undefined && kept.of === tokenEnd() ? kept : undefined;
}

/** Whose account it is, for the head. */
export function whose(): string | undefined {
  const shown = headAccount();
  return shown && `${shown.name} · ${w(shown.kind)}`;
}
