import { quote } from "#app/kit/platform/quoted-words.ts";
import type { NewContact } from "./contact.ts";

type Written = Pick<
  NewContact,
  "firstName" | "lastName" | "email" | "phone" | "company" | "position" | "source" | "message"
> &
  Partial<Pick<NewContact, "specialty">>;

export function toMessageBody(written: Written): string {
  const facts = [
    ["Name", `${written.firstName} ${written.lastName}`.trim()],
    ["Email", written.email],
    ["Phone", written.phone],
    ["Company", written.company],
    ["Position", written.position],
    ["Specialty", written.specialty],
    ["Source", written.source],
  ].flatMap(([label, value]) => (value ? [`${label}: ${quote(value)}`] : []));
  return [...facts, "", quote(written.message)].join("\n");
}
