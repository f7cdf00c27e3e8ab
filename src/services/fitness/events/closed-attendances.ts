import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { AccountClosing } from '../accounts/account-closing';

const LEAVE = `
  WITH given_up AS (DELETE FROM event_attendance WHERE account_id = $1 RETURNING event_id)
  UPDATE community_event SET attendee_count = attendee_count - 1
  FROM given_up WHERE community_event.id = given_up.event_id`;

/** Frees the places of a closed account. */
@Injectable()
export class ClosedAttendances implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly closing: AccountClosing,
  ) {}

  onModuleInit(): void {
    this.closing.before(async accountId => void (await this.db.rows(LEAVE, [accountId])));
  }
}
