import type { MenuGroup } from '@portico/shared/routes/staff-menu.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { ChoiceList } from '../kernel/choice-list.tsx'
import { useEntrySearch } from './use-entry-search.ts'

/** Words for what is done on a page and not in its title. */
const alsoFoundBy: Readonly<Record<string, string | undefined>> = {
  [linkToStaff('staffCourses')]: 'scorm interactive lesson package outline exam',
  [linkToStaff('mediaLibrary')]: 'video audio document upload file',
}

/** Ctrl+K or ⌘K finds every page of the menu, and courses, people, orders and list entries, by a few letters and by keyboard alone. */
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
        <span className="visually-hidden">Go to page or entry</span>
        <span className="only-wide" aria-hidden="true">
          Go to… <kbd>Ctrl K</kbd>
        </span>
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Go to page or entry">
        <Choices groups={groups} onChosen={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function Choices({ groups, onChosen }: { groups: readonly MenuGroup[]; onChosen: () => void }) {
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const pages = groups
    .flatMap(({ title: note, entries }) => entries.map(({ title, path }) => ({ id: path, title, note, to: path })))
    .filter(({ title, note, to }) =>
      `${note} ${title} ${alsoFoundBy[to] ?? ''}`.toLowerCase().includes(text.trim().toLowerCase()),
    )
  const { entries, state } = useEntrySearch(text.trim())
  // Pages keep their position when entries arrive below them.
  const found = [...pages, ...entries]
  return (
    <div className="stack">
      <ChoiceList
        label="Page or entry"
        list_label="Pages and entries"
        placeholder="A page, course, person, order number or list entry"
        text={text}
        onText={setText}
        choices={found}
        onChoose={({ to, search }: { to: string; search?: Readonly<Record<string, string>> }) => {
          onChosen()
          void navigate({ to, ...(search ? { search } : {}) })
        }}
      />
      <p className="muted small palette-state" role="status">
        {state === 'searching' ? 'Searching…' : ''}
        {state === 'failed' ? 'Entries could not be searched. You can still go to pages.' : ''}
        {state === 'found' && found.length === 0 ? 'Nothing matches.' : ''}
        {state === 'found' && found.length > 0 ? (found.length === 1 ? '1 match' : `${found.length} matches`) : ''}
      </p>
    </div>
  )
}
