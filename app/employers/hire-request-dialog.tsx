import { type MouseEvent, type ReactNode, useState } from "react";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";

type Form = typeof import("./hire-request-form.tsx").HireRequestForm;

const loadForm = () => import("./hire-request-form.tsx").then((module) => module.HireRequestForm);

interface HireRequestButtonProps {
  children?: ReactNode;
  look?: "solid" | "outline" | "quiet";
  className?: string;
}

/** A link to the hire-request page that opens the form in a dialog; the form is fetched with the first look at it. */
export function HireRequestButton({ children = "Hire Top Talent", look, className }: HireRequestButtonProps) {
  const [Form, setForm] = useState<Form | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [sentCount, setSentCount] = useState(0);

  const preload = () => void loadForm().catch(() => {});

  async function open(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const loaded = await loadForm();
      setForm(() => loaded);
      setOpen(true);
    } catch {
      location.assign(paths.hireRequest());
    }
  }

  return (
    <>
      <ButtonLink
        to={paths.hireRequest()}
        look={look}
        className={className}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={preload}
        onFocus={preload}
      >
        {children}
      </ButtonLink>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Request healthcare talent">
        {Form && (
          <Form
            key={sentCount}
            onSent={() => {
              setOpen(false);
              setSentCount(sentCount + 1);
            }}
          />
        )}
      </Dialog>
    </>
  );
}
