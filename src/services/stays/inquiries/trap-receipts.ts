import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Clock } from '#kit/time/clock';
import type { InquiryReceiptView } from './inquiry.view';

const KEPT = 1000;

/**
 * What programs get that fill in the field people never see: a receipt like any other, with an id out of the same
 * sequence and the same again for the same token. Nothing of it is stored.
 */
@Injectable()
export class TrapReceipts {
  private readonly given = new Map<string, InquiryReceiptView>();

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
  ) {}

  find(clientToken: string): InquiryReceiptView | undefined {
    return this.given.get(clientToken);
  }

  async make(clientToken: string): Promise<InquiryReceiptView> {
    const receivedAt = this.clock.now().toString({ smallestUnit: 'millisecond' });
    const next = await this.db.row<{ id: number }>(
      `SELECT nextval(pg_get_serial_sequence('inquiry', 'id'))::integer AS id`,
    );
    const receipt = this.given.get(clientToken) ?? { id: next!.id, received_at: receivedAt };
    this.given.set(clientToken, receipt);
    if (this.given.size > KEPT) this.forgetOldest();
    return receipt;
  }

  private forgetOldest(): void {
    const [oldest] = this.given.keys();
    if (oldest !== undefined) this.given.delete(oldest);
  }
}
