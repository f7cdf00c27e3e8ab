import { valueLabels } from '#kit/language/labels';

/** Words of values. */
export const assistantLabels = valueLabels({
  'role.assistant': ['Assistant', 'المساعد'],
  'role.user': ['Account', 'الحساب'],
  'status.declined': ['Declined', 'مرفوض'],
  'status.interrupted': ['Interrupted', 'انقطع'],
  'status.stopped': ['Stopped', 'متوقف'],
});
