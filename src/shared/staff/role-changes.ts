import { Injectable } from '@nestjs/common';

type Listener = (accountId: number) => Promise<void>;

/** Effects of a service on a change of an account's roles, run in its transaction. */
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
