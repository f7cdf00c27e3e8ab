import { staffKind } from '#shared/staff/account-insertion';
import { propertyStaffShape } from './property.staff';
import { propertyDefinition } from './property.definition';
import { propertyPersonalData } from './property.personal-data';

export const property = {
  definition: propertyDefinition,
  people: [staffKind(propertyStaffShape)],
  personalData: propertyPersonalData,
};
