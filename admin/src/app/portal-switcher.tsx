import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { pathOnPortal } from '@portico/shared/pages/portal-in-path.ts'
import { routeOfPath } from '@portico/shared/routes/route-of-path.ts'
import type { MenuGroup } from '@portico/shared/routes/staff-menu.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { DiscardDialog } from '@portico/shared/ui/discard-dialog.tsx'
import { hasUnsaved, leave } from '../kernel/form/unsaved.ts'
import { useSession } from '../kernel/session/session.ts'
import { currentEntry } from './current-entry.ts'
import { PortalChoices } from '../kernel/portal-choices.tsx'

/** Returns the same page on another portal, or the containing list if the page is an entry, which the other portal doesn't have. */
const samePage = (here: string, menu: readonly string[]): string =>
  routeOfPath(here)?.pattern === here ? here : (currentEntry(menu, here) ?? linkToStaff('staffCourses'))

/**
 * Lets a super admin on the admin portal's host choose the portal to work on (ROL-021, TEN-015); hidden from everyone else. Switching loads a new
 * document, so that no data of the first portal can reach the second.
 */
export function PortalSwitcher({ groups }: { groups: readonly MenuGroup[] }) {
  const { portal, chooses } = useSession()
  const here = useRouterState({ select: ({ location }) => location.pathname })
  const [isOpen, setOpen] = useState(false)
  const [asked, setAsked] = useState<string | null>(null)
  if (!chooses) return null
  const menu = groups.flatMap(({ entries }) => entries.map(({ path }) => path))
  const open = (slug: string) => {
    leave()
    location.assign(pathOnPortal(slug, samePage(here, menu)))
  }
  const choose = (slug: string) => {
    setOpen(false)
    if (slug === portal.slug) return
    if (hasUnsaved()) setAsked(slug)
    else open(slug)
  }
  return (
    <>
      <Button
        kind="secondary"
        className="portal-switcher"
        aria-haspopup="dialog"
        aria-label={`Current portal: ${portal.name}`}
        onClick={() => setOpen(true)}
      >
        <span className="portal-switcher-name">{portal.name}</span>
        <Icon name="chevron-down" size="small" />
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Switch portal">
        <PortalChoices onChosen={choose} />
      </Dialog>
      <DiscardDialog
        open={asked !== null}
        onStay={() => setAsked(null)}
        onDiscard={() => {
          if (asked !== null) open(asked)
        }}
      />
    </>
  )
}
