import { svg } from './element';

/** Drawn with lines in the colour of the text around it, as not every machine has a font with such signs. */
export const icon = (path: string): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' }, svg('path', { d: path }));

const SPEAKER = 'M4 9v6h4l5 4V5L8 9z';

export const bellIcon = () => icon('M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4');
export const soundIcon = () => icon(`${SPEAKER}M16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12`);
export const silentIcon = () => icon(`${SPEAKER}M16 9l5 6M21 9l-5 6`);
export const checkIcon = () => icon('M5 12.5l4.5 4.5L19 7.5');
export const listIcon = () => icon('M4 7h16M4 12h16M4 17h16');
export const plusIcon = () => icon('M12 5v14M5 12h14');
export const searchIcon = () => icon('M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM20 20l-4-4');
export const playIcon = () => icon('M7 5l12 7-12 7z');
export const messageIcon = () => icon('M4 5h16v11H9l-5 4z');
export const calendarIcon = () => icon('M4 6h16v14H4zM4 10h16M8 3v4M16 3v4');
export const userIcon = () => icon('M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 21c0-4 4-6 8-6s8 2 8 6');
