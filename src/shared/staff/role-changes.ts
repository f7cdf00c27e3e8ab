import { Injectable } from '@nestjs/common';

type Follow = (accountId: number) => Promise<void>;

/**
 * What a service does beyond this feature when an account holds other roles than before, or is deleted and holds none.
 * It runs in the transaction of the change, after it.
 */
@Injectable()
export class RoleChanges {
  private readonly followers: Follow[] = [];

  /** Declared when the service starts. */
  follow(follower: Follow): void {
    this.followers.push(follower);
  }

  async tell(accountId: number): Promise<void> {
    for (const follower of this.followers) await follower(accountId);
  }
}
