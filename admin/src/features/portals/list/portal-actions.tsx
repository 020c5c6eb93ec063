import type { PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { pathOnPortal } from '@portico/shared/pages/portal-in-path.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { Menu, type MenuEntry } from '@portico/shared/ui/menu.tsx'

export type PortalChange = 'pause' | 'rename' | 'credits' | 'delete'

/** Actions for a portal in the list; only tenants can be paused or deleted, and only users who manage portals can rename or delete them. */
export function PortalActions({
  portal,
  mayManage,
  onAsk,
}: {
  portal: PortalLine
  mayManage: boolean
  onAsk: (change: PortalChange) => void
}) {
  const isTenant = portal.kind === 'tenant'
  const word = portal.is_paused ? 'Resume' : 'Pause'
  const entries: MenuEntry[] = [
    { label: 'Manage this portal', icon: 'building', href: pathOnPortal(portal.slug, linkToStaff('staffCourses')) },
  ]
  if (isTenant)
    entries.push({ label: word, icon: portal.is_paused ? 'eye' : 'eye-off', onSelect: () => onAsk('pause') })
  if (mayManage) entries.push({ label: 'Rename', icon: 'edit', onSelect: () => onAsk('rename') })
  if (mayManage) entries.push({ label: 'Give credits', icon: 'award', onSelect: () => onAsk('credits') })
  if (mayManage && isTenant)
    entries.push({ label: 'Delete', icon: 'trash', danger: true, separated: true, onSelect: () => onAsk('delete') })
  return (
    <div className="row">
      {isTenant ? (
        <Button
          className="only-roomy"
          kind="secondary"
          size="small"
          aria-label={`${word} ${portal.name}`}
          onClick={() => onAsk('pause')}
        >
          {word}
        </Button>
      ) : null}
      <Menu
        trigger={<IconButton icon="more" size="small" label={`More actions for ${portal.name}`} />}
        entries={entries}
      />
    </div>
  )
}
