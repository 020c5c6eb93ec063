/** A spinner; screen readers read `label`, so set it unless other text says what is loading. */
export function Spinner({ label }: { label?: string | undefined }) {
  return label ? (
    <span className="row" role="status">
      <span className="spinner" aria-hidden="true" />
      <span>{label}</span>
    </span>
  ) : (
    <span className="spinner" aria-hidden="true" />
  )
}
