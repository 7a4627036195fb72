/** Leaves out scripts, drawings and forms, whose labels repeat on every page. */
export function readMainPart(html: string): string {
  const main = /<main[^>]*>([\s\S]*?)<\/main>/.exec(html)?.[1];
  if (!main) throw new Error("The page has no main part.");
  return main.replace(/<(script|style|svg|form)[\s\S]*?<\/\1>/g, " ");
}
