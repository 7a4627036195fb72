/** `dollars` is what is at stake in a year. */
export interface Ask {
  text: string;
  dollars: number;
}
