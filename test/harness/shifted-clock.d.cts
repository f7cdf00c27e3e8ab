/** Moves `Date` of a global object. Uses nothing outside it, so that its source can run in a page. */
export declare function shiftDate(target: object, seconds: number): void;
/** By how much `TEST_CLOCK` moves the clock of this run. */
export declare function shiftSeconds(): number;
