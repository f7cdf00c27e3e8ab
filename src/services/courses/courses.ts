import { staffKind } from '#shared/staff/account-insertion';
import { coursesStaffShape } from './courses.staff';
import { STUDENTS } from './students/student-accounts';
import { coursesDefinition } from './courses.definition';
import { coursesPersonalData } from './courses.personal-data';

export const courses = {
  definition: coursesDefinition,
  people: [staffKind(coursesStaffShape), STUDENTS],
  personalData: coursesPersonalData,
};
