import { rankWords, type Word } from "./rank-words.ts";
import type { SearchWords } from "./search-words.server.ts";
import "#app/kit/ui/control/suggest.css";

export type WordField = keyof SearchWords;

let asked: Promise<SearchWords> | undefined;

/** One request for all fields of a visit. */
function askWords(): Promise<SearchWords> {
  asked ??= fetch("/api/jobs/words").then((response) => {
    if (!response.ok) throw new Error(`The words answered ${response.status}.`);
    return response.json();
  });
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
}

const attached = new WeakSet<HTMLInputElement>();
const nothingActive = -1;

/** Makes a search field a combobox with a list below it. Without the words it stays a plain field. */
export async function suggestWords(field: HTMLInputElement, of: WordField): Promise<void> {
  if (attached.has(field)) return;
  attached.add(field);
  const words = await askWords().catch(() => null);
  if (words) attach(field, words[of]);
  else attached.delete(field);
}

function attach(field: HTMLInputElement, words: readonly Word[]): void {
  const id = `${field.id}-words`;
  const list = make("div", {
    id,
    role: "listbox",
    "aria-label": "Suggestions",
    class: "suggest-list suggest-pop",
  });
  const status = make("p", { role: "status", class: "sr-only" });
  let shown: Word[] = [];
  let active = nothingActive;
  field.insertAdjacentElement("afterend", status);
  const say = (name: string, value: string) => field.setAttribute(`aria-${name}`, value);
  field.setAttribute("role", "combobox");
  field.autocomplete = "off";
  say("autocomplete", "list");

  function show(found: Word[]): void {
    shown = found;
    const isOpen = found.length > 0;
    list.replaceChildren(...found.map(toOption));
    if (isOpen) status.insertAdjacentElement("afterend", list);
    else list.remove();
    status.textContent = found.length === 1 ? "1 suggestion" : isOpen ? `${found.length} suggestions` : "";
    say("expanded", String(isOpen));
    if (isOpen) say("controls", id);
    else field.removeAttribute("aria-controls");
    point(nothingActive);
  }

  function toOption({ text, kind }: Word, at: number): HTMLElement {
    const option = make("div", { id: `${id}-${at}`, role: "option", class: "suggest-option" });
    option.appendChild(make("span", {}, text));
    if (kind) option.appendChild(make("small", {}, kind));
    option.addEventListener("pointermove", () => active !== at && point(at));
    option.addEventListener("click", () => choose(at));
    return option;
  }

  function point(at: number): void {
    active = at;
    for (const [place, option] of [...list.children].entries())
      option.setAttribute("aria-selected", String(place === at));
    list.children[at]?.scrollIntoView({ block: "nearest" });
    if (at === nothingActive) field.removeAttribute("aria-activedescendant");
    else say("activedescendant", `${id}-${at}`);
  }

  function choose(at: number): void {
    field.value = shown[at]!.text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    show([]);
    if (field.form?.dataset.search === "live") field.form.requestSubmit();
  }

  function press(event: KeyboardEvent): void {
    if (event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      if (shown.length === 0) show(rankWords(words, field.value));
      if (shown.length === 0) return;
      event.preventDefault();
      const from = active === nothingActive && step < 0 ? 0 : active;
      point((from + step + shown.length) % shown.length);
    } else if (event.key === "Enter" && active !== nothingActive) {
      event.preventDefault();
      choose(active);
    } else if (event.key === "Escape" && shown.length > 0) {
      // It would empty the field, too, and close what is around it.
      event.preventDefault();
      event.stopPropagation();
      show([]);
    } else if (event.key === "Enter") show([]);
  }

  show(document.activeElement === field ? rankWords(words, field.value) : []);
  field.addEventListener("input", () => show(rankWords(words, field.value)));
  field.addEventListener("keydown", press);
  field.addEventListener("blur", () => show([]));
  // The field keeps the focus while an option is pressed.
  list.addEventListener("pointerdown", (event) => event.preventDefault());
  list.addEventListener("mousedown", (event) => event.preventDefault());
}

function make(name: string, attributes: Record<string, string>, text = ""): HTMLElement {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}
