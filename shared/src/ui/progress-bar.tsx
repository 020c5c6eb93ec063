/** Progress of `label` in whole percent, 0–100, with the figure as text. */
export function ProgressBar({
  label,
  percentage,
  words,
  hideText,
}: {
  label: string
  percentage: number
  /** Text on the right, for example '3 of 12'; defaults to the percentage. */
  words?: string | undefined
  hideText?: boolean | undefined
}) {
  return (
    <div className="progress">
      {hideText ? null : (
        <div className="progress-words">
          <span>{label}</span>
          <span>{words ?? `${percentage}%`}</span>
        </div>
      )}
      <progress
        className="progress-bar"
        aria-label={label}
        max={100}
        value={percentage}
        data-done={percentage >= 100 ? '' : undefined}
      >
        {percentage}%
      </progress>
    </div>
  )
}
