import type { JobView } from "#app/jobs/postings/record/job-view.ts";
import { paths } from "#app/paths.ts";
import { SaveButton } from "#app/jobs/saved/save-button.tsx";
import { ShareButton } from "#app/jobs/saved/share/share-button.tsx";
import { ButtonLink, buttonClass } from "#app/kit/ui/button.tsx";
import { Icon } from "#app/kit/ui/icon.tsx";

export function JobActions({ job }: { job: JobView }) {
  const isOpen = job.state === "open" || job.state === "closing";
  return (
    <div className={isOpen ? "apply-bar" : "flex gap-item py-item print:hidden"}>
      {isOpen && <Apply job={job} />}
      <SaveButton slug={job.slug} title={job.title} hasLabel />
      <ShareButton
        path={paths.job(job.slug)}
        title={job.title}
        // Only the icon, because a phone's row is for applying; the label has its name.
        className="max-lg:w-11 max-lg:gap-0 max-lg:px-0 max-lg:text-[0px]"
        text={[job.title, job.employer.name, job.place].filter(Boolean).join(", ")}
      />
      {isOpen && (
        <p>{job.apply ? `Opens ${job.apply.host}` : "Takes about 2 minutes. Free for candidates."}</p>
      )}
    </div>
  );
}

function Apply({ job }: { job: JobView }) {
  if (!job.apply) return <ButtonLink to={paths.applyToJob(job.slug)}>Apply on this site</ButtonLink>;
  return (
    <a href={job.apply.url} rel="noopener nofollow" className={buttonClass("solid", "normal", "max-lg:px-2")}>
      Apply on the employer's site
      <Icon name="external-link" size={18} />
    </a>
  );
}
