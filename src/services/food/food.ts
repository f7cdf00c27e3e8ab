import { staffKind } from '#shared/staff/account-insertion';
import { CUSTOMERS } from './customers/customer-accounts';
import { foodStaffShape } from './food.staff';
import { foodDefinition } from './food.definition';
import { foodPersonalData } from './food.personal-data';

export const food = {
  definition: foodDefinition,
  people: [staffKind(foodStaffShape), CUSTOMERS],
  personalData: foodPersonalData,
};
