import { staffKind } from '#shared/staff/account-insertion';
import { fitnessStaffShape } from './fitness.staff';
import { fitnessDefinition } from './fitness.definition';
import { fitnessPersonalData } from './fitness.personal-data';

export const fitness = {
  definition: fitnessDefinition,
  people: [staffKind(fitnessStaffShape)],
  personalData: fitnessPersonalData,
  demoAccounts: [
    'admin@fitness.example',
    'coach@fitness.example',
    'coach2@fitness.example',
    'member@fitness.example',
    'member2@fitness.example',
  ],
};
