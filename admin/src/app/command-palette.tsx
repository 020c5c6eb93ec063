import type { MenuGroup } from '@portico/shared/routes/staff-menu.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'

/** Ctrl+K or ⌘K: every page of the menu by a few letters of its name, by keyboard alone. */
export function CommandPalette({ groups }: { groups: readonly MenuGroup[] }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return (
    <>
      <Button kind="quiet" icon="search" className="palette-trigger" onClick={() => setOpen(true)}>
        <span className="visually-hidden">Go to page</span>
        <span className="only-wide" aria-hidden="true">
          Go to… <kbd>Ctrl K</kbd>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Go to page">
        <Choices groups={groups} onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

// An opening dialog gives the focus to what carries this attribute, else to its first control, which closes it.
const wantFocus = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '')

function Choices({ groups, onChosen }: { groups: readonly MenuGroup[]; onChosen: () => void }) {
  const navigate = useNavigate()
  const listId = useId()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const found = groups
    .flatMap(({ title, entries }) => entries.map((entry) => ({ ...entry, group: title })))
    .filter(({ title, group }) => `${group} ${title}`.toLowerCase().includes(text.trim().toLowerCase()))
  const go = (path: string | undefined) => {
    if (path === undefined) return
    onChosen()
    void navigate({ to: path })
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => setAt(Math.min(at + 1, found.length - 1)),
    ArrowUp: () => setAt(Math.max(at - 1, 0)),
    Enter: () => go(found[at]?.path),
  }
  return (
    <div className="stack">
      <input
        className="input"
        role="combobox"
        aria-label="Page"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
        ref={wantFocus}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={(event) => {
          const act = keys[event.key]
          if (!act) return
          event.preventDefault()
          act()
        }}
      />
      <Options id={listId} entries={found} at={at} onPoint={setAt} onChoose={go} />
      {found.length === 0 ? (
        <p className="muted" role="status">
          No matching pages.
        </p>
      ) : null}
    </div>
  )
}

function Options({
  id,
  entries,
  at,
  onPoint,
  onChoose,
}: {
  id: string
  entries: readonly { path: string; title: string; group: string }[]
  at: number
  onPoint: (place: number) => void
  onChoose: (path: string) => void
}) {
  return (
    <div id={id} role="listbox" aria-label="Pages" className="palette-list">
      {entries.map((entry, place) => (
        <div
          key={entry.path}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          onPointerMove={() => onPoint(place)}
          onClick={() => onChoose(entry.path)}
          onKeyDown={(event) => event.key === 'Enter' && onChoose(entry.path)}
        >
          <span>{entry.title}</span>
          <small className="muted">{entry.group}</small>
        </div>
      ))}
    </div>
  )
}
