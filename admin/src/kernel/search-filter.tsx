import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useEffect, useRef, useState } from 'react'
import { useShortcut } from './shortcuts/use-shortcut.ts'
import { useDebounced } from './use-debounced.ts'

/** Search field that writes its text to the URL after a pause in typing; the URL stays authoritative (REF-002). */
export function SearchFilter({
  label,
  value,
  onChange,
  placeholder,
}: {
  label: string
  value: string
  onChange: (words: string) => void
  placeholder?: string | undefined
}) {
  const [draft, setDraft] = useState(value)
  const field = useRef<HTMLInputElement>(null)
  useShortcut('search', () => field.current?.focus())
  const rested = useDebounced(draft)
  useEffect(() => setDraft(value), [value])
  useEffect(() => {
    if (rested === draft && rested !== value) onChange(rested)
    // Write only a debounced draft; a change of the URL was handled above.
  }, [rested])
  return (
    <Field label={label}>
      <TextInput
        ref={field}
        type="search"
        aria-keyshortcuts="/"
        value={draft}
        placeholder={placeholder}
        maxLength={200}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && onChange(draft)}
      />
    </Field>
  )
}
