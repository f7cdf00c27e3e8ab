import type { Feature } from '#kit/service/feature';
import { RolePickerController } from './role-picker.controller';
import { coachesOffice } from './coaches.office';

export const coaches: Feature = { controllers: [RolePickerController], office: coachesOffice };
