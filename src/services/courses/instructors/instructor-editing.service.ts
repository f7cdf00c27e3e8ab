import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { STAFF } from '#kit/access/access-rule';
import type { Caller } from '#kit/http/caller';
import { bodyColumns } from '#kit/database/body-columns';
import { Database } from '#kit/database/database';
import { Records } from '#kit/database/records';
import { changedText } from '#kit/language/changed-text';
import { searchText } from '#kit/language/search-text';
import { slugOf, freeSlug } from '#kit/database/slug';
import { Live } from '#live/live';
import { assertAddresses } from '#media/addresses';
import { Storage } from '#media/storage';
import { DemoProtection } from '#shared/people/demo-protection';
import { UsernameTaken } from '#shared/people/people.refusals';
import { Account } from '#shared/staff/account.entity';
import { assertOwn } from '../instructor-scope';
import { Instructor } from './instructor.entity';
import type { InstructorBody, InstructorChangeBody } from './instructors.dto';

const searchedText = ({ name, specialty }: Partial<Instructor>, username: string): string =>
  searchText([name?.en, name?.ar, specialty?.en, specialty?.ar, username].filter(Boolean).join(' '));

const RESERVED_USERNAMES = ['deleted', 'statistic', 'username', 'courses', 'featured'];

@Injectable()
export class InstructorEditing {
  constructor(
    private readonly db: Database,
    private readonly records: Records,
    private readonly storage: Storage,
    private readonly live: Live,
    private readonly demo: DemoProtection,
  ) {}

  async create(caller: Caller, body: InstructorBody): Promise<number> {
    assertOwn(caller, null);
    return this.db.transaction(async () => {
      // Serializes inserts, so that a generated username stays free.
      await this.db.rows(`SELECT pg_advisory_xact_lock(hashtext('instructor username'))`);
      const values = this.checkedColumns(body);
      const username = values.username ?? (await this.freeUsername(body.name.en));
      return this.records.create(
        Instructor,
        { ...values, username, searchText: searchedText(values, username) },
        {
          positionColumn: 'position',
        },
      );
    });
  }

  async update(caller: Caller, id: number, body: InstructorChangeBody): Promise<void> {
    await this.records.update(
      Instructor,
      id,
      stored => {
        assertOwn(caller, stored.id);
        const values = this.checkedColumns(body, stored);
        const after = { ...stored, ...values };
        return { ...values, searchText: searchedText(after, after.username) };
      },
      { archivedAt: IsNull() },
    );
  }

  /** Courses are kept and shown without an instructor. Linked accounts cannot sign in until it is restored. */
  async delete(caller: Caller, id: number): Promise<void> {
    assertOwn(caller, id);
    await this.db.transaction(async () => {
      await this.records.archive(Instructor, id);
      const accounts = await this.db.of(Account).findBy({ scopeId: id, deletedAt: IsNull() });
      for (const account of accounts) {
        this.demo.refuse({ audience: STAFF }, account);
        this.live.disconnect(STAFF, account.id);
      }
    });
  }

  async restore(caller: Caller, id: number): Promise<void> {
    assertOwn(caller, id);
    await this.records.restore(Instructor, id);
  }

  private async freeUsername(name: string): Promise<string> {
    const slug = slugOf(name);
    const base = slug === '' || /^\d+$/.test(slug) ? `instructor${slug && `-${slug}`}` : slug;
    return freeSlug(this.db, Instructor, base, RESERVED_USERNAMES, 'username');
  }

  private checkedColumns(body: InstructorChangeBody, stored?: Instructor): Partial<Instructor> {
    const { username } = body;
    if (username !== undefined && (RESERVED_USERNAMES.includes(username) || /^\d+$/.test(username)))
      throw UsernameTaken();
    assertAddresses(this.storage, { photo_url: body.photo_url });
    return instructorColumns(body, stored);
  }
}

const instructorColumns = bodyColumns<InstructorBody, Instructor>({
  headline: changedText,
  specialty: changedText,
  bio: changedText,
});
