// Months as readers of the economy write them out.
const names = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** `2020-06` as "June 2020". */
export const monthName = (month: string): string => `${names[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** From one on, by the first letters of its name. */
export const monthNumber = (name: string): number => names.findIndex((one) => one.slice(0, 3).toLowerCase() === name.slice(0, 3).toLowerCase()) + 1;
