import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlFile } from '#kit/service/sql-files';
import { ROOT } from '../source-files';

const FOLDER = 'src/services/fitness/events';
const NAMES = ['require_waiting', 'offer', 'end_offers_of', 'drop_line_of'];

/** Conditions of events that other subjects do not have. */
const CONDITIONS: [string, string][] = [
  [`EXISTS (SELECT FROM setting WHERE key = 'event_waiting_list' AND value = 'true')`, 'true'],
  ['EXISTS (SELECT FROM account person WHERE person.id = entry.person_id AND person.deleted_at IS NULL)', 'true'],
];
const HOLD =
  'UPDATE community_event SET offered_count = offered_count + 1 WHERE id = of_record AND attendee_count + offered_count < capacity RETURNING id';
const RELEASE =
  'UPDATE community_event SET offered_count = offered_count - released.places FROM (SELECT subject_id, count(*)::integer AS places FROM offers_before WHERE id = ANY (ended_offers) GROUP BY subject_id) released WHERE community_event.id = released.subject_id';

export interface WaitingSubjectChanges {
  maxOffers?: number;
  /** Replaces the statement that counts an offered place. */
  hold?: string;
  /** Replaces the statement that returns the places of ended offers. */
  release?: string;
}

/** The functions and triggers of the waiting lists of events, for records of another table. */
export function waitingSubjectFiles(
  table: string,
  { maxOffers = 1, hold, release }: WaitingSubjectChanges = {},
): SqlFile[] {
  const changes: [string, string][] = [
    ...CONDITIONS,
    ['>= 1)', `>= ${maxOffers})`],
    // An entry that gets nothing ends the search only where all wait for the same.
    ...(hold
      ? ([
          [HOLD, hold],
          ['EXIT WHEN NOT FOUND; ', ''],
        ] satisfies [string, string][])
      : []),
    ...(release ? ([[RELEASE, release]] satisfies [string, string][]) : []),
  ];
  const unused = new Set(changes);
  const files = NAMES.map(name => {
    const path = `${FOLDER}/${name}_community_event.sql`;
    const lines = readFileSync(join(ROOT, path), 'utf8').split('\n');
    let text = lines
      .filter(line => !/^\s*--/.test(line))
      .join(' ')
      .replace(/\s+/g, ' ')
      .replace(/\( | \)/g, parenthesis => parenthesis.trim());
    for (const change of changes) {
      const [from, to] = change;
      if (text.includes(from)) unused.delete(change);
      text = text.replaceAll(from, () => to);
    }
    text = text
      .replaceAll('community_event', table)
      .replaceAll('attendee_count', 'seats_taken')
      .replaceAll('offered_count', 'seats_offered')
      .replaceAll(/ (?=CREATE OR REPLACE )/g, '\n');
    return { path: path.replace('community_event', table), name: `${name}_${table}`, text, checksum: text };
  });
  if (unused.size > 0) throw new Error(`The functions of events do not contain: ${[...unused].join('\n')}`);
  return files;
}
