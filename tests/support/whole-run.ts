/** Of `npm run test:all`: what samples many cases then takes them all. */
export const isWhole = process.env.TEST_ALL === "1";
