import { dataOf } from 'quintet-clients/answers';
import { words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { type Account, fitness, session } from './api';
import { goLive } from './live';

const w = words({ coach: ['Coach', 'مدرّب'], member: ['Member', 'عضو'] });

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

/** A page for a signed-in account. */
export const withAccount =
  (page: (account: Account, visit: Visit) => Page | Promise<Page>) =>
  async (visit: Visit): Promise<Page> =>
    page(account ?? (await read()), visit);

/** Replaces the account after a change of its profile. */
export function keepAccount(changed: Account): void {
  account = changed;
  const shown: Shown = {
    of: tokenEnd(),
    name: `${changed.first_name} ${changed.last_name}`,
    isCoach: isCoach(changed),
  };
  localStorage.setItem(KEPT, JSON.stringify(shown));
}

export const isCoach = ({ permissions }: Account): boolean => permissions.includes('coaching.clients');

/** What the head shows of an account. */
interface Shown {
  /** The end of its token, which no other account has. */
  of: string | undefined;
  name: string;
  isCoach: boolean;
}

const KEPT = 'gym.account';
const tokenEnd = (): string | undefined => session.token()?.slice(-12);

/** Kept over reloads, so that the head does not change when the account has been read. */
export function headAccount(): Shown | undefined {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null') as Shown | null;
  return kept && kept.of !== undefined && kept.of === tokenEnd() ? kept : undefined;
}

/** Whose account it is, for the head. */
export function whose(): string | undefined {
  const shown = headAccount();
  return shown && `${shown.name} · ${w(shown.isCoach ? 'coach' : 'member')}`;
}
