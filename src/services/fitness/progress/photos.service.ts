import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql } from '#kit/database/sql';
import { mapPage, type Page, type PageRequest } from '#kit/http/page';
import { pageFields } from '../paged-rows';
import { fieldRefused, NotFound } from '#kit/refusals/refusal';
import { Storage } from '#media/storage';
import type { RowOf } from '#kit/views/view';
import { daysBetween } from '../days/days';
import { DayRecords } from '../days/day-records';
import { rounded } from '../days/metrics';
import { MemberDays } from '../days/member-days';
import { JournalNote } from './journal-note.entity';
import { PHOTO_COLUMNS, PHOTOS, type PhotoRow } from './photos.queries';
import { FIRST_PHOTOS } from './progress.dto';
import type { JournalNoteBody, PhotosQuery, ProgressPhotoBody } from './progress.dto';
import { JournalNoteView, ProgressPhotoView, type ProgressPhotosPageView } from './progress.view';
import { ProgressPhoto } from './progress-photo.entity';

const FIRST_NOTES: PageRequest = { page: 1, limit: 30 };

const ENDS = `(${PHOTOS} LIMIT 1) UNION ALL (SELECT * FROM (${PHOTOS}) photo ORDER BY date LIMIT 1)`;
const CHOSEN = `SELECT * FROM (${PHOTOS}) photo WHERE date = ANY($2::date[])`;

const PICTURES = ['front_url', 'side_url', 'back_url'] as const;

@Injectable()
export class ProgressPhotos {
  constructor(
    private readonly db: Database,
    private readonly days: MemberDays,
    private readonly records: DayRecords,
    private readonly storage: Storage,
  ) {}

  async page(
    accountId: number,
    { before, after }: Partial<PhotosQuery> = {},
    request: PageRequest = FIRST_PHOTOS,
  ): Promise<ProgressPhotosPageView> {
    const { today } = await this.days.of(accountId);
    const [checkpoints, ends, chosen, notes] = await Promise.all([
      listPage<PhotoRow>(this.db, request, {
        columns: PHOTO_COLUMNS,
        from: 'progress_photo p',
        where: [sql`p.account_id = ${accountId}`],
        order: 'p.date DESC',
      }),
      this.db.rows<PhotoRow>(ENDS, [accountId]),
      this.db.rows<PhotoRow>(CHOSEN, [accountId, [before, after].filter(date => date !== undefined)]),
      this.notes(accountId, FIRST_NOTES),
    ]);
    const [first, latest] = ends.toSorted((a, b) => (a.date < b.date ? -1 : 1));
    const at = (date: string | undefined, otherwise: PhotoRow | undefined) => {
      const photo = date === undefined ? otherwise : chosen.find(row => row.date === date);
      if (date !== undefined && !photo) throw NotFound();
      return photo ? ProgressPhotoView.of(photo) : null;
    };
    const [one, other] = [at(before, first), at(after, latest)];
    const weights = [one?.weight_kg ?? null, other?.weight_kg ?? null] as const;
    return {
      date: today,
      before: one,
      after: other,
      days_between: one && other ? daysBetween(one.date, other.date) : null,
      weight_change_kg: weights[0] === null || weights[1] === null ? null : rounded(weights[1] - weights[0], 2),
      checkpoints: checkpoints.rows.map(ProgressPhotoView.of),
      ...pageFields(checkpoints),
      notes: notes.rows,
    };
  }

  async notes(accountId: number, request: PageRequest): Promise<Page<JournalNoteView>> {
    const page = await listPage<RowOf<typeof JournalNoteView>>(this.db, request, {
      columns: JournalNoteView.columns<JournalNote>('n'),
      from: 'journal_note n',
      where: [sql`n.account_id = ${accountId}`],
      order: 'n.date DESC',
    });
    return mapPage(page, JournalNoteView.of);
  }

  async add(accountId: number, body: ProgressPhotoBody): Promise<void> {
    for (const field of PICTURES) this.storage.requireOwnMedia(field, body[field]);
    const date = await this.days.pastDay(accountId, body.date);
    const values = { frontUrl: body.front_url, sideUrl: body.side_url, backUrl: body.back_url };
    await this.records.merge(
      ProgressPhoto,
      { accountId, date },
      () => values,
      photo => {
        if (!photo.frontUrl && !photo.sideUrl && !photo.backUrl) throw fieldRefused('front_url', 'required');
      },
    );
  }

  async delete(accountId: number, date: string): Promise<void> {
    await this.records.delete(ProgressPhoto, accountId, date);
  }

  async saveNote(accountId: number, body: JournalNoteBody): Promise<void> {
    const date = await this.days.pastDay(accountId, body.date);
    if (body.body === '') await this.db.of(JournalNote).delete({ accountId, date });
    else
      await this.db.rows(
        `INSERT INTO journal_note (account_id, date, body) VALUES ($1, $2, $3)
         ON CONFLICT ON CONSTRAINT journal_note_pkey DO UPDATE SET body = excluded.body, updated_at = now()`,
        [accountId, date, body.body],
      );
  }
}
