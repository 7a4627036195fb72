/** Without a choice, a post gets our standard texts. */
export function TemplateSelect({ templates }: { templates: readonly { publicId: string; name: string }[] }) {
  return (
    <div className="grid max-w-sm gap-1">
      <label htmlFor="template" className="font-semibold text-md">
        Template
      </label>
      <select
        id="template"
        name="template"
        className="h-11 w-full rounded-control border border-line-strong bg-surface px-3 text-ink"
      >
        <option value="">Standard texts</option>
        {templates.map(({ publicId, name }) => (
          <option key={publicId} value={publicId}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
