import { svg } from './dom';

/** Drawn with lines in the colour of the text around, for not every machine has a font with such signs. */
const icon = (path: string): SVGElement =>
  svg('svg', { viewBox: '0 0 24 24', class: 'sign', 'aria-hidden': 'true' }, svg('path', { d: path }));

const SPEAKER = 'M4 9v6h4l5 4V5L8 9z';

export const bellIcon = () => icon('M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4');
export const soundIcon = () => icon(`${SPEAKER}M16 9a4 4 0 0 1 0 6M19 6a8 8 0 0 1 0 12`);
export const silentIcon = () => icon(`${SPEAKER}M16 9l5 6M21 9l-5 6`);
