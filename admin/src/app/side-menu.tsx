import type { MenuGroup } from '@portico/shared/routes/staff-menu.ts'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect } from 'react'
import { currentEntry } from './current-entry.ts'

/** The menu at the side; on narrow windows it slides over the page and Escape closes it. */
export function SideMenu({
  groups,
  isOpen,
  onClose,
}: {
  groups: readonly MenuGroup[]
  isOpen: boolean
  onClose: () => void
}) {
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const current = currentEntry(
    groups.flatMap(({ entries }) => entries.map(({ path }) => path)),
    here,
  )
  useEffect(() => {
    if (!isOpen) return
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', close)
    return () => removeEventListener('keydown', close)
  }, [isOpen, onClose])
  return (
    <>
      {isOpen ? <div className="staff-veil" onClick={onClose} aria-hidden="true" /> : null}
      <nav id="staff-menu" className="staff-menu" aria-label="Main" data-open={isOpen || undefined}>
        {groups.map((group) => (
          <section key={group.title} aria-labelledby={`menu-${group.title}`}>
            <h2 id={`menu-${group.title}`} className="staff-menu-title">
              {group.title}
            </h2>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry.path}>
                  <Link
                    to={entry.path}
                    className="staff-menu-entry"
                    // Otherwise the router marks every entry whose path is a prefix of the page's path.
                    activeOptions={{ exact: true }}
                    aria-current={entry.path === current ? 'page' : undefined}
                  >
                    <Icon name={entry.icon} />
                    {entry.title}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </nav>
    </>
  )
}
