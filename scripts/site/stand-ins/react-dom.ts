/** Only a browser calls them: React's own are 43 kB gzip of a Worker that draws by `react-dom/server`. */
const ofBrowser = (): never => {
  throw new Error("Only a browser has a document to draw in.");
};
export const createPortal = ofBrowser;
export const flushSync = ofBrowser;
export default { createPortal, flushSync };
