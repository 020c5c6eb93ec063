import { useState } from 'react'

/** Title that can be edited in place: Enter or blur saves, Escape cancels, and an empty title keeps the old one. */
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

// Runs only on mount: a later render must not select what the user is typing.
function focusAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
