import { Injectable } from '@nestjs/common';
import type { AddressCheck } from '#kit/access/address-check';
import { Database } from '#kit/database/database';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { Refusal } from '#kit/refusals/refusal';
import { MissBudget } from '#rate-limits/miss-budget';

/**
 * `/users/:username` of staff lies among the pages of students. Unknown usernames count as misses of the visitor, for whom
 * every address leads nowhere when these are used up.
 */
@Injectable()
export class StudentAddresses implements AddressCheck {
  constructor(
    private readonly db: Database,
    private readonly misses: MissBudget,
  ) {}

  async isKnown({ params, ip }: AppRequest): Promise<boolean> {
    const { username } = params;
    if (username === undefined) return true;
    const find = () => this.db.row('SELECT 1 AS found FROM student WHERE username = $1', [String(username)]);
    try {
      return (await this.misses.open(countedAddress(ip), find)) !== undefined;
    } catch (refused) {
      if (refused instanceof Refusal) return false;
      throw refused;
    }
  }
}
