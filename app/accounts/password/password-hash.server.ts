import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { noPassword } from "#app/accounts/account.ts";

// OWASP's password storage cheat sheet gives these three together (16 MiB a hash).
const current = { N: 16384, r: 8, p: 5 };
const keyBytes = 32;
const saltBytes = 16;

/** Returns `scrypt$N$r$p$salt$key`, with salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await toKey(password, salt, current);
  return [
    "scrypt",
    current.N,
    current.r,
    current.p,
    salt.toString("base64url"),
    key.toString("base64url"),
  ].join("$");
}

/** `stored` is null for an unknown person. Without a stored password, the check takes the same time and fails. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const hasPassword = stored !== null && stored !== noPassword;
  const { parameters, salt, key } = parseHash(hasPassword ? stored : nobody);
  const isSame = timingSafeEqual(await toKey(password, salt, parameters), key);
  return isSame && hasPassword;
}

const nobody = `scrypt$${current.N}$${current.r}$${current.p}$${"A".repeat(22)}$${"A".repeat(43)}`;

function parseHash(stored: string) {
  const [kind, N, r, p, salt, key] = stored.split("$");
  if (kind !== "scrypt" || !salt || !key) throw new Error("A stored password hash has an unknown form.");
  return {
    parameters: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, "base64url"),
    key: Buffer.from(key, "base64url"),
  };
}

// NFKC: the same password typed on another keyboard or system gives the same bytes (NIST SP 800-63B, 3.1.1.2).
function toKey(password: string, salt: Buffer, parameters: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize("NFKC"), salt, keyBytes, parameters, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
