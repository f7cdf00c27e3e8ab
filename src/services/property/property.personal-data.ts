import { STAFF } from '#kit/access/access-rule';
import { ofAddress, partOf, type PersonalData } from '#shared/personal-data/personal-data';
import { commonTables, staffTables } from '#shared/personal-data/shared-tables';

const ofVisitor = ofAddress('email');

/** Personal data of visitors and staff. Without accounting duties, inquiries and viewings are deleted. */
export const propertyPersonalData: PersonalData = {
  tables: [
    { table: 'viewing', of: partOf('lead_id', 'lead', ofVisitor), erase: 'delete' },
    { table: 'lead', of: ofVisitor, erase: 'delete', name: 't.name' },
    ...commonTables({ [STAFF]: 'account' }),
    ...staffTables,
  ],
  others: { role: 'names of roles' },
};
