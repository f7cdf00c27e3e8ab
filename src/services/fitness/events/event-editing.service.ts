import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { sql } from '#kit/database/sql';
import { Catalogues } from '../catalogue/catalogues.service';
import { EventWaitlists } from './event-waitlists';
import { EventPlaces } from './event-places';
import { EVENTS } from './events.catalogue';
import type { EventChangeBody } from './events.dto';

@Injectable()
export class EventEditing {
  constructor(
    private readonly db: Database,
    private readonly catalogues: Catalogues,
    private readonly places: EventPlaces,
    private readonly waitlists: EventWaitlists,
  ) {}

  /** Added places are offered to the first members on the waiting list. */
  async update(id: number, body: EventChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      const isAboutPlaces = body.capacity !== undefined || body.starts_at !== undefined;
      const event = isAboutPlaces ? await this.waitlists.lock(sql`id = ${id}`) : undefined;
      if (event?.usesWaitlist) await this.waitlists.settle(event);
      if (body.capacity !== undefined) await this.places.makeRoom(id, body.capacity);
      await this.catalogues.update(EVENTS, id, body);
      if (event?.usesWaitlist) await this.waitlists.settle(event);
    });
  }
}
