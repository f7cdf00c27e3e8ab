import { type CalendarProblem, type CalendarWindow, type ReadCalendar, readCalendar } from './read-calendar';

/** Run by the thread of `CalendarThread`. */
export const read = ({ text, window }: { text: string; window: CalendarWindow }): ReadCalendar | CalendarProblem =>
  readCalendar(text, window);

/** Loads the thread, so that a time limit counts the reading alone. */
export const start = (): void => undefined;
