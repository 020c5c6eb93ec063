/** A spinner; `label` is read out, so give one wherever nothing else says what is loading. */
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
