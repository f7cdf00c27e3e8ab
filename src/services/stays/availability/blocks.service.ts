import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { fieldRefused, NotFound } from '#kit/http/refusal';
import { isBefore } from '#kit/time/calendar';
import { BookingExpiry } from '../bookings/booking-expiry.service';
import { Block, type BlockReason } from './block.entity';
import { type BlockView, blockView } from './block.view';
import type { BlockBody, BlockChangeBody } from './blocks.dto';
import { type BlockRow, findBlock, listBlocks } from './blocks.queries';
import { DatesTaken, NightHolds } from '../nights/night-holds.service';

interface BlockValues {
  stayId: number;
  from: string;
  to: string;
  reason: BlockReason;
  note: string | null;
}

/** Nights the host keeps from being booked. */
@Injectable()
export class Blocks {
  constructor(
    private readonly db: Database,
    private readonly nights: NightHolds,
    private readonly expiry: BookingExpiry,
  ) {}

  async all(): Promise<BlockView[]> {
    return (await listBlocks(this.db)).map(blockView);
  }

  async create({ stay_id, from, to, reason, note }: BlockBody): Promise<BlockView> {
    assertInOrder(from, to);
    const id = await this.db.transaction(async () => {
      await this.holdStays([stay_id]);
      const values = { stayId: stay_id, from, to, reason: reason ?? 'other', note: note || null };
      const blocks = this.db.of(Block);
      const block = await blocks.save(blocks.create(columnsOf(values)));
      await this.holdNights(block.id, values);
      return block.id;
    });
    return blockView(await this.one(id));
  }

  /** The block is not in its own way. When it cannot be moved it stays as it was. */
  async change(id: number, body: BlockChangeBody): Promise<BlockView> {
    await this.db.transaction(async () => {
      const stored = await this.one(id);
      const values = changedValues(stored, body);
      assertInOrder(values.from, values.to);
      await this.holdStays([stored.stayId, values.stayId]);
      const { affected } = await this.db.of(Block).update({ id }, columnsOf(values));
      if (!affected) throw NotFound();
      await this.nights.release({ blockId: id });
      await this.holdNights(id, values);
    });
    return blockView(await this.one(id));
  }

  async remove(id: number): Promise<void> {
    const { affected } = await this.db.of(Block).delete({ id });
    if (!affected) throw NotFound();
  }

  /** @throws DatesTaken naming who is in the way */
  private async holdNights(blockId: number, { stayId, from, to }: BlockValues): Promise<void> {
    const nights = { checkIn: from, checkOut: to };
    await this.expiry.clear(stayId, nights);
    if (await this.nights.hold({ stayId, ...nights, blockId })) return;
    throw DatesTaken({ details: { ...(await this.nights.holderOf(stayId, nights)) } });
  }

  /** Blocks of one stay are changed one after the other, so that two that change places never wait for each other. */
  private async holdStays(ids: number[]): Promise<void> {
    const wanted = [...new Set(ids)];
    const held = await this.db.rows('SELECT id FROM stay WHERE id = ANY ($1) ORDER BY id FOR NO KEY UPDATE', [wanted]);
    if (held.length < wanted.length) throw fieldRefused('stay_id', 'unknown_reference');
  }

  private async one(id: number): Promise<BlockRow> {
    const row = await findBlock(this.db, id);
    if (!row) throw NotFound();
    return row;
  }
}

function assertInOrder(from: string, to: string): void {
  if (!isBefore(from, to)) throw fieldRefused('to', 'day_after', { start: 'from' });
}

const columnsOf = ({ stayId, reason, note }: BlockValues) => ({ stayId, reason, note });

const changedValues = (stored: BlockRow, body: BlockChangeBody): BlockValues => ({
  stayId: body.stay_id ?? stored.stayId,
  from: body.from ?? stored.from,
  to: body.to ?? stored.to,
  reason: body.reason === null ? 'other' : (body.reason ?? stored.reason),
  note: body.note === undefined ? stored.note : body.note || null,
});
