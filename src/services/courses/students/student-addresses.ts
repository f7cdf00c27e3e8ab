import { Injectable } from '@nestjs/common';
import type { AddressCheck } from '#kit/access/address-check';
import { Database } from '#kit/database/database';
import type { AppRequest } from '#kit/http/request';
import { countedAddress } from '#kit/http/visitor-address';
import { Refusal } from '#kit/refusals/refusal';
import { MissBudget } from '#rate-limits/miss-budget';
import { Student } from './student.entity';

/**
 * Usernames in `/users/:username`, a staff route among the pages of students. Unknown ones count as misses of the visitor;
 * when the misses are used up, every username is unknown to that visitor.
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
    const where = { username: String(username) };
    const find = () => this.db.of(Student).findOne({ select: { id: true }, where });
    try {
      return (await this.misses.open(countedAddress(ip), find)) !== null;
    } catch (refused) {
      if (refused instanceof Refusal) return false;
      throw refused;
    }
  }
}
