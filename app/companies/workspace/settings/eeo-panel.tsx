import { Form } from "@remix-run/react";
import { fewestEeoPeople } from "#app/jobs/questions/eeo.ts";
import { Button } from "#app/kit/ui/button.tsx";
import { formatCount } from "#app/kit/ui/count.ts";
import type { getEeoSetting } from "./eeo-setting.server.ts";

export const EeoPanel = ({ isOn, months }: Awaited<ReturnType<typeof getEeoSetting>>) => (
  <section aria-labelledby="eeo" className="grid max-w-3xl gap-item">
    <h2 id="eeo">Voluntary equal-opportunity questions</h2>
    <p className="text-ink-2">
      {isOn
        ? "Applicants are asked about sex, race or ethnicity, veteran status and disability, and may leave each blank."
        : "Applicants are asked nothing about sex, race or ethnicity, veteran status or disability. You can ask it for your reports."}{" "}
      Answers are kept apart from applications, only as counts. You see a month once it is over, and a
      question once at least {fewestEeoPeople} people answered it. Federal contractors: ask your lawyer
      whether you must use form CC-305 itself, because we ask it in our words.
    </p>
    <Form method="post">
      <input type="hidden" name="intent" value={isOn ? "eeo-off" : "eeo-on"} />
      <Button look="outline">{isOn ? "Stop asking" : "Ask these questions"}</Button>
    </Form>
    {months.map(({ month, questions }) => (
      <section
        key={month}
        aria-label={month}
        className="grid gap-3 rounded-card border border-line bg-surface p-5"
      >
        <h3>{month}</h3>
        {questions.map(({ label, answers }) => (
          <div key={label}>
            <h4 className="font-semibold text-md">{label}</h4>
            <ul>
              {answers.map(({ answer, people }) => (
                <li key={answer} className="flex justify-between gap-4 text-md">
                  {answer} <span className="tabular-nums">{formatCount(people)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    ))}
  </section>
);
