import { messagePairs } from '#kit/language/messages';

export const calendarMessages = messagePairs({
  'validation.not_before_from': ['{{field}} must not be before the first day.', 'يجب ألا يسبق {{field}} اليوم الأول.'],
  'validation.calendar_days': [
    '{{field}} is too late: a window has at most {{days}} days, both ends counted.',
    'المدة من from إلى {{field}} هي {{days}} من الأيام على الأكثر.',
  ],
});
