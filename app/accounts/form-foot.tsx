import type { FormMetadata } from "@conform-to/react";
import { useNavigation } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface FormFootProps {
  errors: FormMetadata["errors"];
  label: string;
  pendingLabel: string;
}

export function FormFoot({ errors, label, pendingLabel }: FormFootProps) {
  const isPending = useNavigation().formData !== undefined;
  return (
    <>
      {errors && <Notice tone="bad">{errors[0]}</Notice>}
      <Button aria-disabled={isPending}>{isPending ? pendingLabel : label}</Button>
    </>
  );
}
