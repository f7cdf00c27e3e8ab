import { Injectable } from '@nestjs/common';
import { STAFF } from '#kit/access/access-rule';
import { Database } from '#kit/database/database';
import { Live } from '#live/live';
import { StaffRecipients } from '#shared/notifications/staff-recipients';
import { Kitchen } from './kitchen.entity';
import { KITCHEN_UPDATED } from './kitchen.events';
import { kitchenView } from './kitchen.view';
import { Kitchens } from './kitchens.service';

/** Notifies open pages of staff, in the transaction of the change. */
@Injectable()
export class KitchenUpdates {
  constructor(
    private readonly db: Database,
    private readonly live: Live,
    private readonly recipients: StaffRecipients,
    private readonly kitchens: Kitchens,
  ) {}

  emitChanged(id: number): void {
    this.live.emitAbout(`kitchen ${id}`, 'notifications', async () => {
      const kitchen = await this.db.of(Kitchen).findOneBy({ id });
      if (!kitchen) return;
      const staff = await this.recipients.withPermission('orders.view');
      const ids = [...staff.unlimited.ids, ...staff.limitedTo(id).ids];
      this.live.emit(KITCHEN_UPDATED, { audience: STAFF, ids }, kitchenView(kitchen, await this.kitchens.openNow()));
    });
  }
}
