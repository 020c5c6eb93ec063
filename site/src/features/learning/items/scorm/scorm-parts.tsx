import type { ScoLine } from '@portico/shared/contract/scorm/scorm.ts'
import { breakpoints } from '@portico/shared/rules/screens/breakpoints.ts'
import { itemProgress } from '@portico/shared/states/learning/item-progress.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useRef } from 'react'
import { ItemStatus } from '../item-status.tsx'

type Parts = {
  lines: readonly ScoLine[]
  current: string
  goingTo: string | null
  goTo: (sco: string) => void
  startAgain: (sco: string) => void
  /** false: the course is finished, so nothing begins again */
  mayStartAgain: boolean
  /** began again and did not end yet */
  restarted: ReadonlySet<string>
}

/** Table of contents of a multi-part package: status of each part, the current one, and locks. */
export function ScormParts({ lines, current, goingTo, goTo, startAgain, mayStartAgain, restarted }: Parts) {
  const panel = useRef<HTMLDetailsElement>(null)
  const parts = lines.filter(({ is_launchable }) => is_launchable)
  const at = parts.findIndex(({ identifier }) => identifier === current)
  const isWide = matchMedia(`(width >= ${breakpoints.lg}px)`).matches
  const closing =
    (work: (sco: string) => void) =>
    (sco: string): void => {
      if (!isWide && panel.current) panel.current.open = false
      work(sco)
    }
  return (
    <details ref={panel} className="scorm-parts" open={isWide}>
      <summary>
        <span>
          Part {at + 1} of {parts.length}
          {parts[at] ? <span className="scorm-part-now">: {parts[at].title}</span> : null}
        </span>
        <Icon name="chevron-down" className="icon-chevron" />
      </summary>
      <nav aria-label="Parts of this lesson">
        <ul>
          {lines.map((line) => (
            <li key={line.identifier} style={{ paddingInlineStart: `calc(var(--s3) * ${Math.min(line.depth, 4)})` }}>
              {line.is_launchable ? (
                <>
                  <Part
                    line={line}
                    isCurrent={line.identifier === current}
                    isBusy={goingTo !== null}
                    onChoose={closing(goTo)}
                  />
                  {mayStartAgain && line.status === itemProgress.failed && !restarted.has(line.identifier) ? (
                    <Button
                      kind="secondary"
                      size="small"
                      disabled={goingTo !== null}
                      aria-label={`Start “${line.title}” again`}
                      onClick={() => closing(startAgain)(line.identifier)}
                    >
                      Start again
                    </Button>
                  ) : null}
                </>
              ) : (
                <p className="scorm-part-heading">{line.title}</p>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

type Chosen = { line: ScoLine; isCurrent: boolean; isBusy: boolean; onChoose: (sco: string) => void }
function Part({ line, isCurrent, isBusy, onChoose }: Chosen) {
  const { identifier, title, status, score, locked_by } = line
  return (
    <button
      type="button"
      className="scorm-part"
      aria-current={isCurrent ? 'true' : undefined}
      aria-disabled={locked_by !== null || isBusy || isCurrent ? 'true' : undefined}
      onClick={() => {
        if (locked_by === null && !isBusy && !isCurrent) onChoose(identifier)
      }}
    >
      <span className="scorm-part-title">{title}</span>
      {locked_by === null ? (
        <span className="row">
          <ItemStatus status={isCurrent && status === itemProgress.not_started ? itemProgress.in_progress : status} />
          {score === null ? null : <span className="small muted tabular">{score}%</span>}
        </span>
      ) : (
        <span className="row small muted scorm-part-lock">
          <Icon name="lock" size="small" />
          <span>Finish “{locked_by}” first</span>
        </span>
      )}
    </button>
  )
}
