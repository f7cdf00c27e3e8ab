import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { Catalogues } from '../catalogue/catalogues.service';
import { EventPlaces } from './event-places';
import { EVENTS } from './events.catalogue';
import type { EventChangeBody } from './events.dto';

@Injectable()
export class EventEditing {
  constructor(
    private readonly db: Database,
    private readonly catalogues: Catalogues,
    private readonly places: EventPlaces,
  ) {}

  async change(id: number, body: EventChangeBody): Promise<void> {
    await this.db.transaction(async () => {
      if (body.capacity !== undefined) {
        await this.db.rows('SELECT id FROM community_event WHERE id = $1 FOR NO KEY UPDATE', [id]);
        await this.places.makeRoom(id, body.capacity);
      }
      await this.catalogues.change(EVENTS, id, body);
    });
  }
}
