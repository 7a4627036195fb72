import { deskSections } from "#app/desk/frame/screen/desk-sections.ts";
import { paths } from "#app/paths.ts";

const alone = /^(?:the\s+)?admin(?:\s+(?:page|desk|dashboard|area|panel|home|login))?$/;
/** Names that nobody but an operator uses. */
const own: ReadonlySet<string> = new Set([
  paths.adminAudit(),
  paths.adminCron(),
  paths.adminVitals(),
  paths.adminJobsValidation(),
]);

/** A section of the operators' desk, which asks for a sign-in. "Hospital admin" is a profession. */
export function findDeskPage(words: string): { to: string; title: string } | null {
  if (alone.test(words)) return { to: paths.admin(), title: "Admin" };
  const said = new Set(words.split(" "));
  const section = deskSections.find(
    ({ name, to }) =>
      (said.has("admin") || own.has(to)) &&
      name
        .toLowerCase()
        .split(" ")
        .every((word) => said.has(word)),
  );
  return section ? { to: section.to, title: section.name } : null;
}
