import { useState } from 'react'

/** Title that can be edited in place: Enter or blur saves, Escape cancels, and an empty title changes nothing. `onEnd` says whether a key ended it. */
export function InlineTitle({
  title,
  label,
  onRename,
  onEnd,
}: {
  title: string
  label: string
  onRename: (title: string) => void
  onEnd: (isByKey: boolean) => void
}) {
  const [typed, setTyped] = useState(title)
  const end = (isByKey: boolean) => {
    const next = typed.trim()
    if (next !== '' && next !== title) onRename(next)
    onEnd(isByKey)
  }
  return (
    <input
      className="input outline-title-input"
      aria-label={label}
      maxLength={200}
      value={typed}
      ref={focusAll}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={() => end(false)}
      onKeyDown={(event) => {
        // An Enter that ends the input of a composed character is not meant for the field.
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          // The key would also press the button that gets the focus.
          event.preventDefault()
          end(true)
        }
        if (event.key === 'Escape') onEnd(true)
      }}
    />
  )
}

// Runs only on mount: a later render must not select what the user is typing.
function focusAll(input: HTMLInputElement | null): void {
  input?.focus()
  input?.select()
}
