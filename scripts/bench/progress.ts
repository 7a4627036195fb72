/** One line that is written anew, and only where someone watches: a log would keep each state of it. */
export function showProgress(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[2K  ${text}`);
}

export function endProgress(text: string): void {
  console.log(`${process.stdout.isTTY ? "\r\x1b[2K" : ""}  ${text}`);
}
