import { useState } from 'react'

/** A title that is changed in place: Enter or leaving it saves, Escape takes back, an empty one stays what it was. */
export function InlineTitle({
  title,
  label,
  onRename,
  onEnd,
}: {
  title: string
  label: string
  onRename: (title: string) => void
  onEnd: () => void
}) {
  const [typed, setTyped] = useState(title)
  const end = () => {
    const next = typed.trim()
    if (next !== '' && next !== title) onRename(next)
    onEnd()
  }
  return (
    <input
      className="input outline-title-input"
      aria-label={label}
      maxLength={200}
      value={typed}
      ref={focusAll}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={end}
      onKeyDown={(event) => {
        if (event.key === 'Enter') end()
        if (event.key === 'Escape') onEnd()
      }}
    />
  )
}

// Once, when it appears: a later draw must not select again what is being typed.
function focusAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
