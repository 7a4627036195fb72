import { Form, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import type { AskedView, OfferPage } from "#app/clinicians/offer/offer-page.server.ts";
import { choiceFields } from "#app/clinicians/offer/terms/choice-fields.ts";
import { isUsual, secondOffer, toParam } from "#app/clinicians/offer/terms/offer-address.ts";
import { offerNames, resultId } from "#app/clinicians/offer/words/offer-names.ts";
import { readKept } from "#app/facts/licensing/memory/license-memory.ts";
import { professions } from "#app/facts/reference/profession/professions.ts";
import { findSpecialty } from "#app/facts/reference/profession/specialties.ts";
import { physicianSpecialtyCodes } from "#app/facts/reference/profession/wage-occupation.ts";
import { isOwn } from "#app/kit/text/own-value.ts";
import { Button } from "#app/kit/ui/button.tsx";
import type { FocusState } from "#app/kit/ui/pager.tsx";
import { paths } from "#app/paths.ts";
import { AskerFields, fieldGroups, firstFields } from "./field-groups.tsx";
import { OfferField, SelectField } from "./offer-field.tsx";

const secondPayId = toParam("pay", 1);

const toAction = (anchor: string): string => `${paths.salaryTool()}#${anchor}`;

/** A GET form: without scripts the browser sends it, and with them the page stays. */
export function OfferForm({ page }: { page: OfferPage }) {
  const submit = useSubmit();
  const { offers, shared } = page;
  const isPair = offers.length > 1;
  const ownRole = useOwnProfession();
  function work(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const sender = (event.nativeEvent as SubmitEvent).submitter;
    const said = [...new FormData(event.currentTarget, sender)].filter(
      (field): field is [string, string] =>
        typeof field[1] === "string" && !isUsual(...(field as [string, string])),
    );
    const focus = sender?.hasAttribute("formaction") ? secondPayId : resultId;
    const state: FocusState = { focus };
    submit(new URLSearchParams(said), { action: toAction(focus), state });
  }
  return (
    <Form
      method="get"
      action={toAction(resultId)}
      onSubmit={work}
      className="grid gap-stack"
      aria-label="Your offer"
    >
      <RoleField value={shared.typed.role ?? ownRole} />
      <div className="grid gap-3">
        <div className={isPair ? "grid items-start gap-stack md:grid-cols-2" : "grid gap-stack"}>
          {offers.map((offer, at) => (
            <OfferFields key={at === 0 ? "first" : "second"} at={at} offer={offer} isPair={isPair} />
          ))}
        </div>
        <AskerFields shared={shared} />
      </div>
      {isPair && <input type="hidden" name={secondOffer.name} value={secondOffer.value} />}
      <p className="flex flex-wrap gap-item">
        <Button>Calculate</Button>
        {!isPair && (
          <Button
            look="outline"
            name={secondOffer.name}
            value={secondOffer.value}
            formAction={toAction(secondPayId)}
          >
            Add a second offer
          </Button>
        )}
      </p>
    </Form>
  );
}

/** The page is the same for everyone, so the browser fills in what the profile says, unless something was chosen before. */
function useOwnProfession(): string {
  const [profession, setProfession] = useState("");
  useEffect(() => {
    const chosen = document.querySelector(`#role option:checked:not([value=""])`);
    if (!chosen) setProfession(readKept().profession ?? "");
  }, []);
  return profession;
}

interface OfferFieldsProps {
  at: number;
  offer: AskedView;
  isPair: boolean;
}

function OfferFields({ at, offer: { typed, errors }, isPair }: OfferFieldsProps) {
  return (
    <fieldset className="offer-fields">
      <legend className={isPair ? "font-bold text-lg" : "sr-only"}>
        {isPair ? offerNames[at] : "The offer"}
      </legend>
      <KindChoice at={at} value={typed.kind ?? choiceFields.kind.usual} />
      <div className="offer-grid">
        {firstFields.map((name) => (
          <OfferField key={name} name={name} at={at} typed={typed} error={errors[name]} />
        ))}
      </div>
      {fieldGroups.map(({ title, names }) => {
        const filled = names.filter((name) => typed[name] && !isUsual(name, typed[name]!)).length;
        return (
          <details key={title} open={names.some((name) => errors[name])} className="offer-group">
            <summary>
              {title}
              {filled > 0 && <span className="chip chip-good">{filled} filled in</span>}
            </summary>
            <div className="offer-grid">
              {names.map((name) => (
                <OfferField key={name} name={name} at={at} typed={typed} error={errors[name]} />
              ))}
            </div>
          </details>
        );
      })}
    </fieldset>
  );
}

function KindChoice({ at, value }: { at: number; value: string }) {
  const { label, options, usual } = choiceFields.kind;
  const chosen = isOwn(options, value) ? value : usual;
  return (
    <fieldset className="offer-kinds">
      <legend>{label}</legend>
      {Object.entries(options).map(([kind, title]) => (
        <label key={`${kind}${chosen}`} className="tick">
          <input type="radio" name={toParam("kind", at)} value={kind} defaultChecked={kind === chosen} />
          {title}
        </label>
      ))}
    </fieldset>
  );
}

const specialties = [...physicianSpecialtyCodes.keys()]
  .map((slug) => ({ slug, name: findSpecialty(slug)?.name ?? slug }))
  .sort((a, b) => a.name.localeCompare(b.name));

/** Whose work is measured in wRVUs. */
const billers: ReadonlySet<string> = new Set(["physician", "advanced-practice"]);

function RoleField({ value }: { value: string }) {
  return (
    <SelectField param="role" label="Your work" value={value}>
      <option value="">Choose, to see where the offer stands</option>
      <optgroup label="Professions">
        {professions.map(({ slug, name, group }) => (
          <option key={slug} value={slug} data-bills={billers.has(group) || undefined}>
            {name}
          </option>
        ))}
      </optgroup>
      <optgroup label="Physicians by specialty">
        {specialties.map(({ slug, name }) => (
          <option key={slug} value={slug} data-bills>
            {name}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
