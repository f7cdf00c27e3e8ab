import { Injectable } from '@nestjs/common';
import type { AddressCheck } from '#kit/access/address-check';
import { Database } from '#kit/database/database';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { Refusal } from '#kit/refusals/refusal';
import { MissBudget } from '#kit/rate-limit/miss-budget';
import { Student } from './student.entity';

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
    const find = () => this.db.of(Student).findOneBy({ username: String(username) });
    try {
      return (await this.misses.open(countedAddress(ip), find)) !== null;
    } catch (refused) {
      if (refused instanceof Refusal) return false;
      throw refused;
    }
  }
}
