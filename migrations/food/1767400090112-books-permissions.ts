import type { MigrationInterface, QueryRunner } from 'typeorm';

const BOOKS = `'{books.view,books.refund,books.close}'::text[]`;
/** The permissions the role was seeded with. A role that lacks one was changed by staff and stays as it is. */
const SEEDED = `'{settings.view,settings.edit,users.view,users.create,users.update,users.delete,users.restore,users.verify,
  categories.view,categories.create,categories.edit,categories.delete,categories.restore,products.view,products.create,
  products.edit,products.delete,products.restore,orders.view,orders.edit,ai_studio.use}'::text[]`;

export class BooksPermissions1767400090112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE role SET permissions = permissions || ARRAY(SELECT unnest(${BOOKS}) EXCEPT SELECT unnest(permissions)),
        updated_at = now()
      WHERE name IN ('Owner', 'Manager') AND permissions @> ${SEEDED} AND NOT permissions @> ${BOOKS}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE role SET permissions = ARRAY(SELECT unnest(permissions) EXCEPT SELECT unnest(${BOOKS}))
      WHERE permissions && ${BOOKS}`);
  }
}
