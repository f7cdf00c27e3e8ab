import { OFFICE } from './api';
import { parametersOf } from './description';
import { declared, type Office, titleOf } from './office';
import type { PagePlace, Place } from './places';
import { w } from './words';

export interface NavigationGroup {
  key: string;
  label: string;
  places: { address: string; label: string }[];
}

/** Groups of lists and pages in their declared order; what is in none comes last. */
export function navigation(office: Office): NavigationGroup[] {
  const { groups, records } = office.description;
  const all = reachable(office);
  const rank = (place: Place) => {
    const index = records.findIndex(({ path }) => path === place.path);
    return index < 0 ? records.length : index;
  };
  const sorted = all.sort((one, other) => rank(one) - rank(other));
  const keys = [...groups.map(({ key, label }) => ({ key, label })), { key: '', label: w('more') }];
  return keys
    .map(({ key, label }) => ({
      key,
      label,
      places: sorted
        .filter(place => groupOf(office, place, groups) === key)
        .map(place => ({ address: `${OFFICE}${place.path}`, label: titleOf(office, place) })),
    }))
    .filter(({ places }) => places.length > 0);
}

function groupOf(office: Office, place: Place, groups: readonly { key: string }[]): string {
  const info = declared(office, place.path);
  if (info) return info.group === undefined ? HIDDEN : groups.some(({ key }) => key === info.group) ? info.group : '';
  const isBelow =
    place.kind === 'page'
      ? pageAbove(office, place) !== undefined
      : [...office.places.lists.values()].some(({ lists }) => lists.some(list => list === place));
  return isBelow ? HIDDEN : '';
}

/** Declared without a group: opened from others only. */
const HIDDEN = '\u0000';

function reachable({ places }: Office): Place[] {
  const lists = [...places.lists.values()].filter(({ path }) => parametersOf(path).length === 0);
  return [...lists, ...places.pages.values()];
}

/** The page that has the changes of an address without a declaration, such as `/sleep` of `/sleep/goal`. */
export function pageAbove({ places, description }: Office, { path }: PagePlace): PagePlace | undefined {
  if (description.records.some(record => record.path === path)) return undefined;
  const above = [...places.pages.values()].filter(page => path.startsWith(`${page.path}/`) && page.read);
  return above.sort((one, other) => other.path.length - one.path.length)[0];
}
