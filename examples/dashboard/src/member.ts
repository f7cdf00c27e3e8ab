import { dataOf } from 'quintet-clients/answers';
import type { FoodSchemas } from 'quintet-clients/food';
import { inLanguage, words } from '#kit/language';
import type { Page, Visit } from '#kit/router';
import { food, type Kitchen, type Member, session } from './api';
import { putKitchen } from './kitchens/kitchens';
import { goLive } from './live';

const say = words({ all_kitchens: ['All kitchens', 'كل المطابخ'] });

/** The account, its kitchen if it is of one, and the shop, read once after signing in. */
export interface Signed {
  member: Member;
  kitchen: Kitchen | undefined;
  settings: FoodSchemas['PublicSettingsView'];
}

let signed: Signed | undefined;
let reading: Promise<Signed> | undefined;

function read(): Promise<Signed> {
  reading ??= readAll();
  reading.catch(() => (reading = undefined));
  return reading;
}

async function readAll(): Promise<Signed> {
  const [member, settings] = await Promise.all([
    dataOf(food.GET('/api/auth/me')),
    dataOf(food.GET('/api/settings/public')),
  ]);
  const { kitchen_code: code } = member;
  const kitchen =
    code === null ? undefined : await dataOf(food.GET('/api/kitchens/{code}', { params: { path: { code } } }));
  if (kitchen) putKitchen(kitchen);
  signed = { member, kitchen, settings };
  goLive();
  return signed;
}

/** A page for a signed-in account. */
export const withMember =
  (page: (signed: Signed, visit: Visit) => Page | Promise<Page>) =>
  async (visit: Visit): Promise<Page> =>
    page(signed ?? (await read()), visit);

/** Undefined until it has been read. */
export const signedMember = (): Member | undefined => (session.token() ? signed?.member : undefined);

/** Kitchen accounts see no amounts. */
export const seesBooks = ({ kitchen_code, permissions }: Member): boolean =>
  kitchen_code === null && permissions.includes('books.view');

/** Whose dashboard it is, for the head. */
export function whose(): string | undefined {
  if (!session.token()) return undefined;
  if (!signed) return '';
  const { member, kitchen } = signed;
  const place = kitchen ? inLanguage(kitchen.name) : say('all_kitchens');
  return `${place} · ${member.first_name} ${member.last_name}`;
}
