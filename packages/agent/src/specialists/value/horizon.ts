/** Years for which a case lets cash flow grow at its own rate. */
export const horizonYears = 10;
/** Years after which an earnings case is given its exit multiple. */
export const exitYears = 5;
