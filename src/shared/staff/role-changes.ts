import { Injectable } from '@nestjs/common';

type Listener = (accountId: number) => Promise<void>;

/**
 * What a service does beyond this feature when an account holds other roles than before, or is deleted and holds none.
 * It runs in the transaction of the change, after it.
 */
@Injectable()
export class RoleChanges {
  private readonly listeners: Listener[] = [];

  /** Declared when the service starts. */
  onChange(follower: Listener): void {
    this.listeners.push(follower);
  }

  async notify(accountId: number): Promise<void> {
    for (const follower of this.listeners) await follower(accountId);
  }
}
