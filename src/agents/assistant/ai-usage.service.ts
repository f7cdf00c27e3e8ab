import { Injectable } from '@nestjs/common';
import { Database } from '#kit/database/database';
import { listPage } from '#kit/database/list';
import { sql, when } from '#kit/database/sql';
import { mapPage, type Page } from '#kit/http/page';
import type { RowOf } from '#kit/views/view';
import type { AiUsage } from '../ai-budget/ai-usage.entity';
import { AiUsageView } from './ai-model.view';
import type { UsageFilter } from './assistant.dto';

const COLUMNS = AiUsageView.columns<AiUsage>('u', {
  account_name: `CASE WHEN account.id IS NOT NULL THEN concat_ws(' ', account.first_name, account.last_name) END`,
});

@Injectable()
export class AiUsageQueries {
  constructor(private readonly db: Database) {}

  /** Days in descending order. */
  async list({ from_date, to_date, pageRequest }: UsageFilter): Promise<Page<AiUsageView>> {
    const page = await listPage<RowOf<typeof AiUsageView>>(this.db, pageRequest, {
      columns: COLUMNS,
      from: 'ai_usage u',
      join: 'LEFT JOIN account ON account.id = u.account_id',
      where: [when(from_date, day => sql`u.day >= ${day}`), when(to_date, day => sql`u.day <= ${day}`)],
      order: 'u.day DESC, u.account_id',
    });
    return mapPage(page, AiUsageView.of);
  }
}
