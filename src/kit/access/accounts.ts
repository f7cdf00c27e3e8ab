import { Injectable } from '@nestjs/common';
import type { Caller } from '../http/caller';

type FindCaller = (id: number) => Promise<Caller | undefined>;

/** Account lookup by audience. Features with accounts register theirs at start. */
@Injectable()
export class Accounts {
  private readonly finders = new Map<string, FindCaller>();

  register(audience: string, find: FindCaller): void {
    this.finders.set(audience, find);
  }

  get audiences(): string[] {
    return [...this.finders.keys()];
  }

  /** The account with its current permissions; undefined if it is deleted or disabled. */
  async find(audience: string, id: number): Promise<Caller | undefined> {
    return this.finders.get(audience)?.(id);
  }
}
