import { dataOf } from 'quintet-clients/answers';
import { createPropertyClient, type PropertySchemas } from 'quintet-clients/property';
import { serviceAt } from '#kit/api';
import { language } from '#kit/language';
import { follow } from '#kit/live';
import { Store } from '#kit/store';
import { tell } from '#kit/toast';
import { session } from '../session';

export type Lead = PropertySchemas['LeadView'];
export type Viewing = PropertySchemas['ViewingView'];
export type ManagedHome = PropertySchemas['ManagedHomeView'];
export type MediaItem = PropertySchemas['MediaItemView'];
export type Account = PropertySchemas['StaffAccountView'];

export const property = createPropertyClient({ baseUrl: serviceAt('property'), token: session.token, language });
property.use(session.ending());

/** The signed-in account, the settings and the neighbourhoods, read once after signing in. */
export interface Office {
  account: Account;
  settings: PropertySchemas['PublicSettingsView'];
  neighborhoods: PropertySchemas['NeighborhoodView'][];
  amenities: PropertySchemas['AmenityView'][];
}

let office: Promise<Office> | undefined;
let permissions: string[] | undefined;

/** Whether the account has a permission; true until the account has been read. */
export const mayUse = (permission: string): boolean => permissions?.includes(permission) ?? true;

export function readOffice(): Promise<Office> {
  office ??= Promise.all([
    dataOf(property.GET('/api/auth/me')),
    dataOf(property.GET('/api/settings/public')),
    dataOf(property.GET('/api/neighborhoods')),
    dataOf(property.GET('/api/properties/facets')),
  ]).then(([account, settings, neighborhoods, { amenities }]) => {
    permissions = account.permissions;
    goLive();
    return { account, settings, neighborhoods, amenities };
  });
  office.catch(() => (office = undefined));
  return office;
}

/** Counts what came in; pages read their lists again when it changes. */
export const arrivals = new Store(0);

let isFollowing = false;

function goLive(): void {
  if (isFollowing) return;
  isFollowing = true;
  const arrived = () => arrivals.set(arrivals.value + 1);
  let isFirst = true;
  const catchUp = async () => {
    // The first page has just been read.
    if (!isFirst) arrived();
    isFirst = false;
  };
  follow<'property', 'staff'>({ service: 'property', who: session, catchUp }).on(
    'notification:created',
    ({ title, body }) => {
      arrived();
      tell(`${title}: ${body}`);
    },
  );
}
