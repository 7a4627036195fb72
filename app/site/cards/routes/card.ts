export { loader } from "./card.server.ts";
