import { useViewer } from "#app/accounts/session/use-viewer.ts";
import { paths } from "#app/paths.ts";
import { Button, ButtonLink } from "#app/kit/ui/button.tsx";
import { Dialog } from "#app/kit/ui/dialog.tsx";

export function ProfileDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const viewer = useViewer();
  return (
    <Dialog open={open} onClose={onClose} title="Create your profile?">
      <p className="text-ink-2">
        With a profile, job searches and tools answer for your license, your pay and your schedule. It is free
        for clinicians.
      </p>
      <div className="flex flex-wrap gap-3 pt-5">
        <ButtonLink to={viewer ? paths.profile() : paths.register()}>Yes, Create Profile</ButtonLink>
        <Button type="button" look="outline" onClick={onClose}>
          Maybe Later
        </Button>
      </div>
    </Dialog>
  );
}
