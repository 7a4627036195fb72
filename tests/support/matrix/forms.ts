import { env } from "../site.ts";

export interface PageForm {
  /** Where it goes. */
  path: string;
  fields: [name: string, value: string][];
}

/** What somebody may type into an empty field. */
function toPlausible(type: string, name: string): string {
  if (type === "email" || /email/i.test(name)) return "robin.vale@example.com";
  if (type === "tel" || /phone/i.test(name)) return "555-010-0199";
  if (type === "number" || /count|min|max|hours|months|pay/i.test(name)) return "12";
  if (type === "date") return "2026-12-01";
  if (type === "url" || /website|address/i.test(name)) return `${env.FEED_ORIGIN_ALLOWED}/none.xml`;
  return "Harbor and quartz";
}

/** The forms of a page that are sent by POST, one for each button that says more than the others. */
export async function readForms(page: Response, at: string): Promise<PageForm[]> {
  const forms: { path: string; fields: [string, string][]; buttons: [string, string][] }[] = [];
  let form: (typeof forms)[number] | null = null;
  let select: { name: string; isSet: boolean } | null = null;
  const rewriter = new HTMLRewriter()
    .on("form", {
      element(tag) {
        if (tag.getAttribute("method")?.toLowerCase() !== "post") return;
        const action = (tag.getAttribute("action") || at).replaceAll("&amp;", "&");
        form = { path: action, fields: [], buttons: [] };
        forms.push(form);
        tag.onEndTag(() => {
          form = null;
        });
      },
    })
    .on("input, textarea, button", {
      element(tag) {
        const [name, type] = [tag.getAttribute("name"), tag.getAttribute("type") ?? ""];
        if (!form || !name || type === "file") return;
        const value = tag.getAttribute("value") ?? "";
        if (tag.tagName === "button") form.buttons.push([name, value]);
        else if (type !== "radio" || !form.fields.some(([known]) => known === name))
          form.fields.push([name, value || (type === "hidden" ? "" : toPlausible(type, name))]);
      },
    })
    .on("select", {
      element(tag) {
        const name = tag.getAttribute("name");
        select = name ? { name, isSet: false } : null;
      },
    })
    .on("option", {
      element(tag) {
        const value = tag.getAttribute("value");
        if (!form || !select || select.isSet || !value) return;
        form.fields.push([select.name, value]);
        select.isSet = true;
      },
    });
  await rewriter.transform(page).text();
  return forms.flatMap(({ path, fields, buttons }) =>
    (buttons.length > 0 ? buttons : [null]).map((button) => ({
      path,
      fields: button ? [...fields, button] : fields,
    })),
  );
}
