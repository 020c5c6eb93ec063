import { useEffect, useLayoutEffect, useRef, useState } from 'react'

type Entry = { field_id: string; text: string }

/** Sorts errors by the order of their fields on screen; errors without a field come last. */
function sortByScreenOrder(errors: readonly Entry[]): readonly Entry[] {
  const fields = errors.map((error) => ({ error, field: document.getElementById(error.field_id) }))
  return fields
    .toSorted((one, other) => {
      if (!one.field || !other.field) return Number(one.field === null) - Number(other.field === null)
      return one.field.compareDocumentPosition(other.field) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
    })
    .map(({ error }) => error)
}

/** Lists a form's errors at its top, each linked to its field; takes focus when it appears. */
export function ErrorSummary({
  title = 'Please check these fields',
  errors,
}: {
  title?: string | undefined
  errors: readonly Entry[]
}) {
  const box = useRef<HTMLDivElement>(null)
  const any = errors.length > 0
  const [shown, setShown] = useState(errors)
  useLayoutEffect(() => setShown(sortByScreenOrder(errors)), [errors])
  useEffect(() => {
    if (any) box.current?.focus()
  }, [any])
  if (!any) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <h2>{title}</h2>
      <ul>
        {shown.map((error) => (
          <li key={error.field_id}>
            <a href={`#${error.field_id}`}>{error.text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
