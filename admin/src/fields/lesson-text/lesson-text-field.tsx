import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { lazy, Suspense, useId, useState } from 'react'

const LessonTextEditor = lazy(() =>
  import('./lesson-text-editor.tsx').then((module) => ({ default: module.LessonTextEditor })),
)

// The editor would drop elements that it does not know, so such a text opens as HTML.
const isBeyondEditor = (html: string): boolean => /<(figure|caption|dl|abbr|mark|sub|sup)\b/i.test(html)

type Props = {
  label: string
  html: string
  error: string | undefined
  isReadOnly: boolean
  onChange: (html: string) => void
}

/** Field for the text of a lesson; its editor loads only on pages that have one. */
export function LessonTextField({ label, html, error, isReadOnly, onChange }: Props) {
  const own = useId()
  const [isSource] = useState(() => isBeyondEditor(html))
  const wiring = { labeledBy: `${own}-label`, describedBy: error ? `${own}-error` : undefined }
  return (
    <div className="field">
      <span className="field-label" id={wiring.labeledBy}>
        {isSource ? `${label} (HTML)` : label}
      </span>
      {isSource ? (
        <textarea
          className="input"
          rows={14}
          value={html}
          readOnly={isReadOnly}
          aria-labelledby={wiring.labeledBy}
          aria-describedby={wiring.describedBy}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <Suspense fallback={<Skeleton shape="line" count={6} />}>
          <LessonTextEditor {...wiring} html={html} isReadOnly={isReadOnly} onChange={onChange} />
        </Suspense>
      )}
      {error ? (
        <p className="field-error" id={wiring.describedBy}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
