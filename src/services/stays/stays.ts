import { staffKind } from '#shared/staff/account-insertion';
import { staysStaffShape } from './stays.staff';
import { staysDefinition } from './stays.definition';
import { staysPersonalData } from './stays.personal-data';

export const stays = {
  definition: staysDefinition,
  people: [staffKind(staysStaffShape)],
  personalData: staysPersonalData,
};
