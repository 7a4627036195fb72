import { type FieldMeta, Select, TextArea } from "#app/kit/ui/control/field.tsx";
import { cannedOptions } from "./canned-reasons.ts";

interface RejectFieldsProps {
  fields: Record<"canned" | "reason", FieldMeta>;
}

export const RejectFields = ({ fields }: RejectFieldsProps) => (
  <>
    <Select label="Usual reason" meta={fields.canned} options={cannedOptions} />
    <TextArea
      label="In your own words"
      meta={fields.reason}
      rows={4}
      hint="The employer reads both as they are written here: what has to change, and why."
    />
  </>
);
