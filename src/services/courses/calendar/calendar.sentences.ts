import { sentencePairs } from '#kit/language/sentences';

export const calendarSentences = sentencePairs({
  'validation.not_before_from': ['{{field}} must not be before from.', 'يجب ألا يسبق {{field}} تاريخ البدء from.'],
  'validation.calendar_days': [
    'From from to {{field}} there are at most {{days}} days.',
    'المدة من from إلى {{field}} هي {{days}} من الأيام على الأكثر.',
  ],
});
