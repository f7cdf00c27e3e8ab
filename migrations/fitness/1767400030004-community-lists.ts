import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The orders in which members page through groups, their members, and discussions of one group. */
export class CommunityLists1767400030004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX community_group_name_idx ON community_group ((name ->> 'en'), id)`);
    await runner.query(
      `CREATE INDEX group_membership_recent_idx ON group_membership (group_id, joined_at DESC, account_id DESC)`,
    );
    await runner.query(
      `CREATE INDEX discussion_group_recent_idx ON discussion (group_id, last_reply_at DESC, id DESC)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX community_group_name_idx, group_membership_recent_idx, discussion_group_recent_idx');
  }
}
