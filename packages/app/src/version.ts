/** Of the program; stands in every run. Equal to the one in package.json, which a test checks. */
export const VERSION = '0.1.0';
