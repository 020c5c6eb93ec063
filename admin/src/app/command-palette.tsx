import type { MenuGroup } from '@portico/shared/routes/staff-menu.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ChoiceList } from '../kernel/choice-list.tsx'

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

function Choices({ groups, onChosen }: { groups: readonly MenuGroup[]; onChosen: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const found = groups
    .flatMap(({ title: note, entries }) => entries.map(({ title, path }) => ({ id: path, title, note })))
    .filter(({ title, note }) => `${note} ${title}`.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <div className="stack">
      <ChoiceList
        label="Page"
        list_label="Pages"
        text={text}
        onText={setText}
        choices={found}
        onChoose={({ id }) => {
          onChosen()
          void navigate({ to: id })
        }}
      />
      {found.length === 0 ? (
        <p className="muted" role="status">
          No matching pages.
        </p>
      ) : null}
    </div>
  )
}
