import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { fileNameDescriptions } from '@portico/shared/rules/text/file-name-descriptions.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { lazy, Suspense, useId, useState } from 'react'
import { isBeyondEditor } from './is-beyond-editor.ts'

const LessonTextEditor = lazy(() =>
  import('./lesson-text-editor.tsx').then((module) => ({ default: module.LessonTextEditor })),
)

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
      {isReadOnly ? null : <FileNamesNotice html={html} />}
      {error ? (
        <p className="field-error" id={wiring.describedBy}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </div>
  )
}

/** Points out pictures that only have a file name as their description. */
function FileNamesNotice({ html }: { html: string }) {
  const names = fileNameDescriptions(html)
  if (names.length === 0) return null
  return (
    <Notice tone="waiting">
      {`Described only by a file name: ${names.join(', ')}. Select the picture and choose “Picture description”.`}
    </Notice>
  )
}
