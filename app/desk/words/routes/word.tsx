import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { type DeskFact, DeskFacts } from "#app/desk/frame/list/desk-facts.tsx";
import { DeskPage } from "#app/desk/frame/screen/desk-page.tsx";
import { meaningOptions, meaningSchema } from "#app/desk/words/list/meaning.ts";
import { SampleList } from "#app/desk/words/list/sample-list.tsx";
import { StateButton, SynonymTable } from "#app/desk/words/list/word-table.tsx";
import { PostedForm, usePostedForm } from "#app/kit/forms/posted-form.tsx";
import { toChipClass } from "#app/kit/ui/chip.tsx";
import { classNames } from "#app/kit/ui/class-names.ts";
import { Field, Select } from "#app/kit/ui/control/field.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";
import { toPageMeta } from "#app/pages/page/page-meta.ts";
import type { action, loader } from "./word.server.ts";

export { action, headers, loader } from "./word.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  toPageMeta({ title: data ? `Words: ${data.word.phrase}` : "Words", isIndexed: false });

export default function WordPage() {
  const { word, samples, sources, synonyms, formKey, notice } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const facts: DeskFact[] = [
    ["Postings", word.postings],
    ["First seen", word.firstSeen],
    ["Last seen", word.lastSeen],
  ];
  return (
    <DeskPage title={`“${word.phrase}”`}>
      {notice && !result && <Notice live tone="good" title={notice} />}
      <p className="flex flex-wrap items-center gap-3 text-ink-2">
        <span className={toChipClass(word.chip.tone ?? "plain")}>{word.chip.label}</span>
        {word.why}
      </p>
      <div
        className={classNames(
          "grid items-start gap-stack",
          word.state !== "given" && "lg:grid-cols-[minmax(0,1fr)_22rem]",
        )}
      >
        <div className="grid gap-item">
          <DeskFacts facts={facts} />
          <SampleList samples={samples} sources={sources} />
          {synonyms.length > 0 && (
            <section className="grid gap-3">
              <h2>Meaning</h2>
              <SynonymTable synonyms={synonyms} />
            </section>
          )}
        </div>
        {word.state !== "given" && (
          <section className="grid gap-4 rounded-card border border-line bg-surface p-5">
            <h2>Give a meaning</h2>
            {word.state === "open" && (
              <MeaningForm formKey={formKey} phrase={word.phrase} answer={{ result }} />
            )}
            <Form method="post" className="grid gap-2">
              <p className="text-ink-2">
                {word.state === "open"
                  ? "Ignore words that name no role and no specialty."
                  : "These words are ignored."}
              </p>
              <StateButton id={word.id} phrase={word.phrase} isOpen={word.state === "open"} />
            </Form>
          </section>
        )}
      </div>
    </DeskPage>
  );
}

interface MeaningFormProps {
  formKey: string;
  phrase: string;
  answer: Parameters<typeof usePostedForm>[0]["answer"];
}

function MeaningForm({ formKey, phrase, answer }: MeaningFormProps) {
  const { fields, frame } = usePostedForm({ schema: meaningSchema, prefill: { phrase }, answer });
  return (
    <PostedForm frame={frame} submit="Add the meaning" submitting="Adding...">
      <input type="hidden" name="key" value={formKey} />
      <Field
        label="Words"
        hint="Shorten them to what names the role or the specialty."
        meta={fields.phrase}
        autoComplete="off"
      />
      <Select
        label="They mean"
        meta={fields.meaning}
        options={[{ value: "", label: "Choose" }, ...meaningOptions]}
      />
    </PostedForm>
  );
}
