import type { DeepPartial, EntityTarget, ObjectLiteral } from 'typeorm';
import type { Database } from '#kit/database/database';

/** Inserts a row without a transaction, and reads it again, so that what the database filled in is there too. */
export async function storeRow<Row extends ObjectLiteral>(
  db: Database,
  entity: EntityTarget<Row>,
  values: NoInfer<DeepPartial<Row>>,
): Promise<Row> {
  const repository = db.of(entity);
  const { identifiers } = await repository.insert(repository.create(values));
  return repository.findOneByOrFail(identifiers[0] as never);
}
