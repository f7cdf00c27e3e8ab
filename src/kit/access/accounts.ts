import { Injectable } from '@nestjs/common';
import type { Caller } from '../http/caller';

type FindCaller = (id: number) => Promise<Caller | undefined>;

/** Where the accounts of each audience are found. A feature with accounts registers its audience when it starts. */
@Injectable()
export class Accounts {
  private readonly finders = new Map<string, FindCaller>();

  register(audience: string, find: FindCaller): void {
    this.finders.set(audience, find);
  }

  /** The live account, with the permissions it holds now; undefined when it is deleted or disabled. */
  async find(audience: string, id: number): Promise<Caller | undefined> {
    return this.finders.get(audience)?.(id);
  }
}
