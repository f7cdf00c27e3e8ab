import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { InjectStaffShape, type StaffShape } from './staff-shape';

/** Fields of accounts that only this service has. Runs in the transaction of the change. */
@Injectable()
export class StaffFields {
  constructor(
    private readonly db: Database,
    @InjectStaffShape() private readonly shape: StaffShape,
  ) {}

  /** Stores the fields that the body contains. */
  async store(accountId: number, body: object): Promise<void> {
    const sent = new Map(Object.entries(body));
    const stored = (this.shape.fields ?? []).filter(({ name, request }) => request && sent.get(name) !== undefined);
    if (stored.length === 0) return;
    const values = stored.map(({ name }, index) => `${name} = $${index + 2}`);
    await this.db.rows(`UPDATE account SET ${values.join(', ')}, updated_at = now() WHERE id = $1`, [
      accountId,
      ...stored.map(({ name }) => sent.get(name)),
    ]);
  }
}
