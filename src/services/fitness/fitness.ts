import { staffKind } from '#shared/staff/account-insertion';
import { fitnessStaffShape } from './fitness.staff';
import { discardParts } from './chunked-uploads/discard-parts';
import { fitnessDefinition } from './fitness.definition';
import { fitnessPersonalData } from './fitness.personal-data';

export const fitness = {
  definition: fitnessDefinition,
  people: [staffKind(fitnessStaffShape)],
  beforeReset: discardParts,
  personalData: fitnessPersonalData,
};
