import type { Feature } from '#kit/service/feature';
import { RolePickerController } from './role-picker.controller';

export const coaches: Feature = { controllers: [RolePickerController] };
