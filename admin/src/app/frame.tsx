import { may } from '@portico/shared/access/may.ts'
import type { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { portalFacts } from '@portico/shared/guards/guard.ts'
import { layoutOf } from '@portico/shared/routes/layout-of.ts'
import { routeOfPath } from '@portico/shared/routes/route-of-path.ts'
import { listMenu, menuOf, staffMenu, type MenuGroup } from '@portico/shared/routes/staff-menu.ts'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { NotificationsBell } from '@portico/shared/ui/notifications-bell.tsx'
import { Link, Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { apiWithoutRedirect } from '../kernel/api.ts'
import { AccountMenu } from './account-menu.tsx'
import { CommandPalette } from './command-palette.tsx'
import { PortalSwitcher } from './portal-switcher.tsx'
import { FailedPage } from '../kernel/failed-page.tsx'
import { UploadPanel } from '../kernel/uploads/upload-panel.tsx'
import { useSession } from '../kernel/session/session.ts'
import { useShortcut } from '../kernel/shortcuts/use-shortcut.ts'
import { ShortcutSheet } from './shortcut-sheet.tsx'
import { SideMenu } from './side-menu.tsx'
import { useShortcutKeys } from './use-shortcut-keys.ts'

const loadPusher = () => import('pusher-js')

/** Default layout (SES-021): menu at the side, bar on top, and between them the page or the reason why it is closed to the user. */
export function Frame({ refusal }: { refusal: CallError | null }) {
  const router = useRouter()
  const { me, host } = useSession()
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  useEffect(() => setOpen(false), [path])
  const [isSheetOpen, setSheetOpen] = useState(false)
  useShortcutKeys()
  useShortcut('help', () => setSheetOpen(true))
  // While a portal is being set up, only its settings are available (OP-23).
  const layout = layoutOf({ route: routeOfPath(path), portal: host, visitor: { signed_in: true } })
  const isSetUp = layout !== 'initial' || host.is_valid
  const facts = portalFacts(host)
  const groups = menuOf({
    role: me.current_role,
    is_limited: me.is_limited_to_courses,
    portal: facts,
    groups: [...staffMenu, ...listMenu],
  })
  // On a paused portal only this page is open; hide everything that the API would refuse (TEN-011).
  const isOpenPortal = !facts.is_blocked
  const hasMenu = isSetUp && groups.length > 0
  return (
    <div className="frame" data-layout={hasMenu ? 'default' : 'initial'}>
      <header className="staff-bar">
        {hasMenu ? (
          <IconButton
            icon="menu"
            label="Menu"
            className="only-narrow"
            aria-expanded={isOpen}
            aria-controls="staff-menu"
            onClick={() => setOpen(!isOpen)}
          />
        ) : null}
        <Brand home={isOpenPortal ? groups[0]?.entries[0]?.path : linkToStaff('mySubscription')} />
        <PortalSwitcher groups={groups} />
        <span className="spring" />
        {isOpenPortal ? <OpenPortalTools groups={groups} /> : null}
        <AccountMenu onShortcuts={() => setSheetOpen(true)} />
      </header>
      {hasMenu ? <SideMenu groups={groups} isOpen={isOpen} onClose={() => setOpen(false)} /> : null}
      <main id="content" tabIndex={-1} className="staff-page">
        {refusal ? <FailedPage error={refusal} onRetry={() => void router.invalidate()} /> : <Outlet />}
      </main>
      {may({ roles: [me.current_role], action: 'uploads.make' }) && isOpenPortal ? <UploadPanel /> : null}
      {isSheetOpen ? <ShortcutSheet onClose={() => setSheetOpen(false)} /> : null}
    </div>
  )
}

/** What the bar offers on a portal that is not paused: search, the storefront, notifications. */
function OpenPortalTools({ groups }: { groups: readonly MenuGroup[] }) {
  const { me, portal } = useSession()
  return (
    <>
      <CommandPalette groups={groups} />
      <a className="button button-quiet only-wide" href={portal.url} target="_blank" rel="noreferrer">
        Open storefront
      </a>
      <NotificationsBell
        call={apiWithoutRedirect}
        user_id={me.id}
        loadPusher={loadPusher}
        time_zone={portal.time_zone}
      />
    </>
  )
}

/** Links to the first page of the menu, or to the storefront if the user has no menu. */
function Brand({ home }: { home: string | undefined }) {
  const { host } = useSession()
  const mark = host.setting.logo ? <img src={host.setting.logo} alt={host.name} /> : <strong>{host.name}</strong>
  return home === undefined ? (
    <a className="staff-brand" href={linkTo('dashboard')}>
      {mark}
    </a>
  ) : (
    <Link className="staff-brand" to={home}>
      {mark}
    </Link>
  )
}
