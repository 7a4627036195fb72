const prefix = "typed:";

export function keepTyping(key: string, fields: Record<string, string>): void {
  try {
    if (Object.keys(fields).length > 0) sessionStorage.setItem(prefix + key, JSON.stringify(fields));
    else sessionStorage.removeItem(prefix + key);
  } catch {}
}

export function readKeptTyping(key: string): Record<string, string> {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + key) ?? "{}");
  } catch {
    return {};
  }
}

export const forgetTyped = (key: string): void => sessionStorage.removeItem(prefix + key);
