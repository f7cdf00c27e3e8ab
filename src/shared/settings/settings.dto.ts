import { AnyJson } from '#kit/fields/shape-fields';

export class SettingChangeBody {
  @AnyJson({ description: 'a value of the type of the setting', example: 4.5 })
  value: unknown;
}
