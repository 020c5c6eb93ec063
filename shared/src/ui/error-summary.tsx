import { useEffect, useRef } from 'react'

/** The errors of a form at its top, each a link to its field; takes focus when it appears. */
export function ErrorSummary({
  title = 'Please check these fields',
  errors,
}: {
  title?: string | undefined
  errors: readonly { field_id: string; text: string }[]
}) {
  const box = useRef<HTMLDivElement>(null)
  const any = errors.length > 0
  useEffect(() => {
    if (any) box.current?.focus()
  }, [any])
  if (!any) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {errors.map((error) => (
          <li key={error.field_id}>
            <a href={`#${error.field_id}`}>{error.text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
