import { Form, useSubmit } from "@remix-run/react";
import type { FormEvent, ReactNode } from "react";

interface SearchFormProps {
  label: string;
  action: string;
  className?: string;
  children: ReactNode;
}

export function SearchForm({ label, action, className, children }: SearchFormProps) {
  const submit = useSubmit();
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const said = [...new FormData(event.currentTarget)].filter(
      (field): field is [string, string] => typeof field[1] === "string" && field[1].trim() !== "",
    );
    submit(new URLSearchParams(said), { action });
  }
  return (
    <search aria-label={label}>
      <Form method="get" action={action} onSubmit={search} className={className}>
        {children}
      </Form>
    </search>
  );
}
