import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/kit/ui/button.tsx";
import { Notice } from "#app/kit/ui/notice.tsx";

export function NothingSaved() {
  return (
    <Notice title="You have no saved jobs." className="grid justify-items-start gap-3 p-6">
      <p>Press the heart on a job, and you find it here: whether it is still open, and what it pays now.</p>
      <ButtonLink to={paths.jobs()}>Search jobs</ButtonLink>
      <a href={paths.offline()} className="link">
        Job pages you opened on this device
      </a>
    </Notice>
  );
}
