/** SVG path of the icon of each service, on a 24 by 24 grid. */
export const MARKS: Readonly<Record<string, string>> = {
  food: 'M4 12h16a8 8 0 0 1-16 0ZM8 8c0-1.5 1-1.5 1-3M12 8c0-1.5 1-1.5 1-3M16 8c0-1.5 1-1.5 1-3',
  courses: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2ZM12 6v14',
  property: 'M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-6h4v6',
  stays: 'M3 19V6M3 16h18v3M21 16v-3a3 3 0 0 0-3-3h-7v6M7 13a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  fitness: 'M3 12h4l2-6 4 12 2-6h6',
};
