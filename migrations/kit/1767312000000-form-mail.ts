import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FormMail1767312000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE form_mail (
        address text NOT NULL,
        day date NOT NULL,
        mails integer NOT NULL,
        CONSTRAINT form_mail_pkey PRIMARY KEY (address, day)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE form_mail`);
  }
}
