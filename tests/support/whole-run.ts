/** Of `npm run test:all`: what samples many cases then takes them all. In workerd, `isWhole` of site.ts says so. */
export const isWhole = process.env.TEST_ALL === "1";
