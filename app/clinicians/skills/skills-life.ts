import { findOnDevice, keepOnDevice, subscribeToDevice } from "./device-answers.ts";
import {
  type Answer,
  countRated,
  type LastDone,
  type SkillAnswers,
  type SkillRating,
} from "./skill-answers.ts";
import { toLastField, toProgress, toRatingField } from "./skill-words.ts";

export function enlivenSkills(body: HTMLElement): () => void {
  const form = body.querySelector<HTMLFormElement>("[data-skills]");
  return form ? keepForm(form) : () => {};
}

export function pressSkills({ dataset, form }: HTMLButtonElement): void {
  if (dataset.print !== undefined) window.print();
  if (dataset.clear === undefined || !form) return;
  // The device first, because the form may still be filled from it.
  keepOnDevice(form.dataset.skills ?? "", new Map(), Date.now());
  for (const radio of form.querySelectorAll<HTMLInputElement>("input:checked")) radio.checked = false;
  for (const select of form.querySelectorAll("select")) select.value = "";
  form.dispatchEvent(new Event("change"));
}

function keepForm(form: HTMLFormElement): () => void {
  const { skills: slug = "", kept = "0" } = form.dataset;
  const selects = [...form.querySelectorAll("select")];
  const ids = selects.map(({ name }) => name.slice(toLastField("").length));
  const radios = (id: string) => form.elements.namedItem(toRatingField(id)) as RadioNodeList;

  const read = (): SkillAnswers =>
    new Map(
      ids.map((id, at): [string, Answer] => {
        const rating = radios(id).value;
        return [
          id,
          { rating: toAnswered<SkillRating>(rating), last: toAnswered<LastDone>(selects[at]!.value) },
        ];
      }),
    );
  const tell = () => {
    const answers = read();
    for (const place of form.querySelectorAll<HTMLElement>("[data-count]")) {
      const section = document.getElementById(place.dataset.count!)!;
      const done = section.querySelectorAll("input:checked").length;
      place.textContent = toProgress(done, section.querySelectorAll("select").length);
    }
    form.querySelector("[data-count-all]")!.textContent = toProgress(countRated(answers), ids.length);
  };
  const keep = () => {
    keepOnDevice(slug, read(), Date.now());
    tell();
  };
  /** Unless the account has newer answers. Keeps what was chosen before this code loaded. */
  const show = (isFirst: boolean) => {
    const found = findOnDevice(slug);
    if (!found || found.at < Number(kept)) return tell();
    ids.forEach((id, at) => {
      const { rating, last } = found.answers.get(id) ?? { rating: null, last: null };
      const all = radios(id);
      const isChosen = isFirst && Number(kept) === 0;
      if (!(isChosen && all.value)) for (const radio of all) mark(radio as HTMLInputElement, rating);
      if (!(isChosen && selects[at]!.value)) selects[at]!.value = String(last ?? "");
    });
    tell();
  };

  show(true);
  if (Number(kept) === 0 && form.querySelector("input:checked")) keep();
  const endDevice = subscribeToDevice(() => show(false));
  form.addEventListener("change", keep);
  return () => {
    endDevice();
    form.removeEventListener("change", keep);
  };
}

const mark = (radio: HTMLInputElement, rating: SkillRating | null) => {
  radio.checked = radio.value === String(rating);
};

const toAnswered = <Value extends number>(text: string): Value | null =>
  text === "" ? null : (Number(text) as Value);
