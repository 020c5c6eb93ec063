import { Icon } from '@portico/shared/ui/icon.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { lazy, Suspense, useId } from 'react'

const LessonTextEditor = lazy(() =>
  import('./lesson-text-editor.tsx').then((module) => ({ default: module.LessonTextEditor })),
)

/** The text of a lesson; its editor is loaded when a page has one. */
export function LessonTextField({
  label,
  html,
  error,
  onChange,
}: {
  label: string
  html: string
  error: string | undefined
  onChange: (html: string) => void
}) {
  const own = useId()
  return (
    <div className="field">
      <span className="field-label" id={`${own}-label`}>
        {label}
      </span>
      <Suspense fallback={<Skeleton shape="line" count={6} />}>
        <LessonTextEditor
          html={html}
          labeledBy={`${own}-label`}
          describedBy={error ? `${own}-error` : undefined}
          onChange={onChange}
        />
      </Suspense>
      {error ? (
        <p className="field-error" id={`${own}-error`}>
          <Icon name="warning" size="small" />
          {error}
        </p>
      ) : null}
    </div>
  )
}
