import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { isBefore } from '#kit/time/calendar';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { Block, type BlockReason } from './block.entity';
import { type BlockRow, BlockView } from './block.view';
import type { BlockBody, BlockChangeBody } from './blocks.dto';
import { DatesTaken, NightHolds } from '../nights/night-holds.service';
import type { Nights } from '../nights/nights';

const SELECT = `
  SELECT ${BlockView.columns('block', { from: 'held.from_day', to: 'held.to_day' })},
    s.reference AS stay_reference, s.slug AS stay_slug, s.title AS stay_title
  FROM block JOIN held_nights held ON held.block_id = block.id JOIN stay s ON s.id = block.stay_id`;

interface BlockValues {
  stayId: number;
  from: string;
  to: string;
  reason: BlockReason;
  note: string | null;
}

@Injectable()
export class Blocks {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly nights: NightHolds,
    private readonly expiry: BookingExpiry,
  ) {}

  async list(): Promise<BlockView[]> {
    return (await this.db.rows<BlockRow>(`${SELECT} ORDER BY held.from_day, block.id`)).map(BlockView.of);
  }

  async create({ stay_id, from, to, reason, note }: BlockBody): Promise<BlockView> {
    assertInOrder(from, to);
    await this.expireOverdue(stay_id, { checkIn: from, checkOut: to });
    const id = await this.db.transaction(async () => {
      await this.lockStays([stay_id]);
      const values = { stayId: stay_id, from, to, reason: reason ?? 'other', note: note || null };
      const added = await this.records.create(Block, columnsOf(values));
      await this.reserveNights(added, values);
      return added;
    });
    return BlockView.of(await this.get(id));
  }

  /** The new nights may overlap the old ones. Rolled back when a night is held by another. */
  async update(id: number, body: BlockChangeBody): Promise<BlockView> {
    const { stayId, from, to } = changedValues(await this.get(id), body);
    assertInOrder(from, to);
    await this.expireOverdue(stayId, { checkIn: from, checkOut: to });
    await this.db.transaction(async () => {
      const stored = await this.get(id);
      const values = changedValues(stored, body);
      assertInOrder(values.from, values.to);
      await this.lockStays([stored.stay_id, values.stayId]);
      const { affected } = await this.db.of(Block).update({ id }, columnsOf(values));
      if (!affected) throw NotFound();
      await this.nights.moveBlock(id, values.stayId, { checkIn: values.from, checkOut: values.to });
    });
    return BlockView.of(await this.get(id));
  }

  async delete(id: number): Promise<void> {
    await this.records.delete(Block, id);
  }

  /** @throws DatesTaken with the conflicting booking or block */
  private async reserveNights(blockId: number, { stayId, from, to }: BlockValues): Promise<void> {
    const nights = { checkIn: from, checkOut: to };
    if (await this.nights.reserve({ stayId, ...nights, blockId })) return;
    throw DatesTaken({ details: { ...(await this.nights.holderOf(stayId, nights)) } });
  }

  /** In a transaction of its own, since it locks bookings, which may wait for the row of the stay. */
  private async expireOverdue(stayId: number, nights: Nights): Promise<void> {
    await this.db.transaction(() => this.expiry.expireOverdue(stayId, nights));
  }

  /** Locks stays in order of id, so that two blocks that swap nights cannot deadlock. */
  private async lockStays(ids: number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    const locked = await this.db.rows('SELECT id FROM stay WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [
      wanted,
    ]);
    if (locked.length < wanted.length) throw fieldRefused('stay_id', 'unknown_reference');
  }

  private async get(id: number): Promise<BlockRow> {
    const row = await this.db.rowOr<BlockRow>(NotFound, `${SELECT} WHERE block.id = $1`, [id]);
    return row;
  }
}

function assertInOrder(from: string, to: string): void {
  if (!isBefore(from, to)) throw fieldRefused('to', 'day_after', { start: 'from' });
}

const columnsOf = ({ stayId, reason, note }: BlockValues) => ({ stayId, reason, note });

const changedValues = (stored: BlockRow, body: BlockChangeBody): BlockValues => ({
  stayId: body.stay_id ?? stored.stay_id,
  from: body.from ?? stored.from,
  to: body.to ?? stored.to,
  reason: body.reason === null ? 'other' : (body.reason ?? stored.reason),
  note: body.note === undefined ? stored.note : body.note || null,
});
