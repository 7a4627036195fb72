import { Form } from "@remix-run/react";
import { useId } from "react";
import { Button } from "#app/kit/ui/button.tsx";
import { feedHours, fileField, hourNames } from "./feed-terms.ts";
import type { FeedView } from "./feed-view.ts";

const control = "min-h-11 rounded-control border border-line-strong bg-surface px-3 text-ink";

function Schedule({ feed }: { feed: FeedView }) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-md">
        How often we fetch it
      </label>
      <select id={id} name="everyHours" defaultValue={feed.everyHours} className={control}>
        {feedHours.map((hours) => (
          <option key={hours} value={hours}>
            {hourNames[hours]}
          </option>
        ))}
      </select>
    </div>
  );
}

export function ConfirmFeed({ feed, action }: { feed: FeedView; action: string }) {
  return (
    <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
      {feed.address ? (
        <Schedule feed={feed} />
      ) : (
        <input type="hidden" name="everyHours" value={feed.everyHours} />
      )}
      <Button name="intent" value="confirm">
        Publish these postings
      </Button>
    </Form>
  );
}

export function FeedControls({
  feed,
  action,
  hasFile,
}: {
  feed: FeedView;
  action: string;
  hasFile: boolean;
}) {
  return (
    <div className="grid gap-6">
      {feed.address && (
        <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
          <Schedule feed={feed} />
          <Button name="intent" value="schedule" look="outline">
            Save schedule
          </Button>
        </Form>
      )}
      <Form method="post" action={action} className="flex flex-wrap items-end gap-3">
        {!feed.isPaused && (feed.address || hasFile) && (
          <Button name="intent" value="run">
            {feed.address ? "Run now" : "Import this file"}
          </Button>
        )}
        {!feed.isPaused && (
          <Button name="intent" value="pause" look="outline">
            Pause
          </Button>
        )}
        {feed.canResume && (
          <Button name="intent" value="resume">
            Start again
          </Button>
        )}
        {feed.canResume && feed.pauseReason && (
          <Button name="intent" value="resume-smaller" look="outline">
            Start with the new size
          </Button>
        )}
      </Form>
      {feed.address === null && (
        <UploadForm action={action} label="A newer file" submit="Check the new file" />
      )}
    </div>
  );
}

interface UploadFormProps {
  action: string;
  label: string;
  submit: string;
  problem?: string;
}

export function UploadForm({ action, label, submit, problem }: UploadFormProps) {
  const id = useId();
  return (
    <Form method="post" action={action} encType="multipart/form-data" className="grid max-w-xl gap-3">
      <div className="grid gap-1">
        <label htmlFor={id} className="font-semibold text-md">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-ink-3 text-sm">
          A spreadsheet (CSV or Excel .xlsx), XML, JSON or a saved web page with JobPosting data, up to 10 MB
        </p>
        <input
          id={id}
          type="file"
          name={fileField}
          required
          aria-describedby={problem ? `${id}-hint ${id}-error` : `${id}-hint`}
          aria-invalid={problem ? true : undefined}
          className="min-h-11 min-w-0 rounded-control border border-line-strong bg-surface py-2 pl-2 text-md file:mr-3 file:cursor-pointer file:rounded-chip file:bg-sunken file:px-3 file:py-1 file:font-semibold"
        />
        {problem && (
          <p id={`${id}-error`} role="alert" className="text-coral text-sm">
            {problem}
          </p>
        )}
      </div>
      <div>
        <Button look="outline">{submit}</Button>
      </div>
    </Form>
  );
}

export function RemoveFeed({ action }: { action: string }) {
  return (
    <Form method="post" action={action} className="grid max-w-xl gap-3">
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold text-md">What happens to its postings</legend>
        {[
          ["keep", "They stay until they end"],
          ["close", "They close now"],
        ].map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3">
            <input type="radio" name="postings" value={value} required className="size-5 accent-accent" />
            {label}
          </label>
        ))}
      </fieldset>
      <div>
        <Button name="intent" value="remove" look="danger">
          Remove this feed
        </Button>
      </div>
    </Form>
  );
}
