import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { raw, sql } from '#kit/database/sql';
import { Clock } from '#kit/time/clock';
import { WaitingLists } from './waiting-lists';
import type { DueSteps, SettledSubject, Settlement, UnsentOffer } from './waiting-subject';

/** Records with a `capacity`, whose offers are counted in a column. An entry gets one offer. `closesAt` reads only the record. */
export interface CapacitySubject<Offer extends UnsentOffer = UnsentOffer> extends SettledSubject<Offer> {
  /** Columns with the numbers of taken and of offered places. */
  taken: string;
  offered: string;
}

/** Options of a settlement. */
export interface SettlementOptions {
  subjectId: number;
  /** The person whose state is returned. */
  personId?: number;
  /** Whether the person takes their offered place, or the one that would be offered to them now. */
  takes?: boolean;
}

export interface SettlementResult extends Settlement {
  /** `accepted`: the offer has ended, and the caller must now take the place. */
  own: 'none' | 'waiting' | 'offered' | 'accepted' | 'lapsed' | 'closed';
  isClosed: boolean;
  /** Places that are free for everyone, since no waiting person lacks an offer; without that of `accepted`. */
  free: number;
  /** Ids of the people who wait or have an offer, in order. */
  waiting: number[];
}

interface Places {
  isClosed: boolean;
  free: number;
  waiting: { personId: number; isOffered: boolean; isOver: boolean }[];
}

const NO_CHANGE: Settlement = { offered: [], accepted: [], lapsed: [], closed: [] };

/** Waiting lists for counted places. */
@Injectable()
export class CapacityWaitlists {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly lists: WaitingLists,
  ) {}

  /**
   * Settles the list before its use, in a transaction that locks the row of the subject, so that uses are serialized. Takes
   * one statement if nothing is due.
   */
  async visit<Offer extends UnsentOffer>(
    subject: CapacitySubject<Offer>,
    { subjectId, personId, takes = false }: SettlementOptions,
  ): Promise<SettlementResult> {
    const before = await this.read(subject, subjectId);
    const due = dueWork(before, takes ? personId : undefined);
    if (!due) return resultOf(before, NO_CHANGE, personId);
    const settlement = await this.lists.settle(subject, subjectId, due);
    return resultOf(settled(before, settlement), settlement, personId);
  }

  private async read<Offer extends UnsentOffer>(
    { table, taken, offered, closesAt }: CapacitySubject<Offer>,
    subjectId: number,
  ): Promise<Places> {
    const now = this.clock.now().toString();
    const places = await this.db.row<Places>(sql`
      SELECT ${closesAt} <= ${now} AS "isClosed", s.capacity - s.${raw(taken)} - s.${raw(offered)} AS free,
        (SELECT coalesce(json_agg(json_build_object('personId', entry.person_id, 'isOffered', o.id IS NOT NULL,
            'isOver', coalesce(o.until <= ${now}, false)) ORDER BY entry.id), '[]')
          FROM waiting_entry entry LEFT JOIN waiting_offer o ON o.entry_id = entry.id AND o.state = 'open'
          WHERE entry.subject = ${table} AND entry.subject_id = s.id AND entry.state = 'waiting') AS waiting
      FROM ${raw(table)} s WHERE s.id = ${subjectId}`);
    return places!;
  }
}

function dueWork({ isClosed, free, waiting }: Places, personId: number | undefined): DueSteps | undefined {
  if (waiting.length === 0) return undefined;
  if (isClosed) return { endsOffers: waiting.some(({ isOffered }) => isOffered), closes: true, offers: false };
  const endsOffers = waiting.some(({ isOver }) => isOver);
  const offers = (endsOffers || free > 0) && waiting.some(({ isOffered }) => !isOffered);
  const canTake = waiting.some(one => one.personId === personId && !one.isOver && (one.isOffered || offers));
  if (!endsOffers && !offers && !canTake) return undefined;
  return { endsOffers, closes: false, offers, ...(canTake && { takerId: personId! }) };
}

/** Computes the places after the settlement; the lock keeps them from changing meanwhile. */
function settled(before: Places, { offered, accepted, lapsed, closed }: Settlement): Places {
  const ended = new Set([...accepted, ...lapsed, ...closed]);
  const held = before.waiting.filter(({ isOffered }) => isOffered).map(({ personId }) => personId);
  const kept = new Set([...held.filter(id => !ended.has(id)), ...offered, ...accepted]);
  const waiting = before.waiting
    .filter(({ personId }) => !ended.has(personId))
    .map(one => ({ ...one, isOffered: kept.has(one.personId), isOver: false }));
  return { isClosed: before.isClosed, free: before.free + held.length - kept.size, waiting };
}

function resultOf(places: Places, settlement: Settlement, personId: number | undefined): SettlementResult {
  const ended = (['accepted', 'lapsed', 'closed'] as const).find(state => settlement[state].includes(personId ?? NaN));
  const entry = places.waiting.find(one => one.personId === personId);
  const own = ended ?? (entry ? (entry.isOffered ? 'offered' : 'waiting') : 'none');
  const { isClosed, free, waiting } = places;
  return { ...settlement, own, isClosed, free, waiting: waiting.map(one => one.personId) };
}

export const isChanged = ({ offered, lapsed, closed }: Settlement): boolean =>
  offered.length + lapsed.length + closed.length > 0;
