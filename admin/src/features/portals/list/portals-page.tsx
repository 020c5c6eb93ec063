import { list_portals, type PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { api } from '../../../kernel/api.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { portalsSearchParams } from '../search-params.ts'
import { DeletePortal } from './delete-portal.tsx'
import { GiveCredits } from './give-credits.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { PortalActions, type PortalChange } from './portal-actions.tsx'
import { portalColumns } from './portal-columns.tsx'
import { PortalDialog } from './portal-dialog.tsx'
import { RenamePortal } from './rename-portal.tsx'

/** /portals: every portal, for super admins on the admin portal (TEN-023). */
export function PortalsPage() {
  const { me } = useSession()
  const list = usePagedList({
    name: 'portals',
    address: portalsSearchParams,
    ask: (query) => api(list_portals, { query }),
  })
  const { new: isMaking, ...search } = list.search
  const navigate = useNavigate()
  const closeForm = () => void navigate({ to: '.', search, replace: true })
  const [asked, setAsked] = useState<OpenDialog | null>(null)
  const mayManage = may({ roles: [me.current_role], action: 'portals.manage' })
  return (
    <ListPage
      title="Portals"
      actions={mayManage ? <NewPortal /> : null}
      purpose="Every portal on this installation."
      list={list}
      filters={<SearchFilter label="Search" placeholder="Name or URL" {...list.searchField} />}
      empty={{ title: 'No portals yet', text: 'Create the first one.' }}
      table={{
        label: 'Portals',
        columns: portalColumns,
        titleOf: ({ name }) => name,
        actions: (portal) => (
          <PortalActions portal={portal} mayManage={mayManage} onAsk={(change) => setAsked({ change, portal })} />
        ),
      }}
    >
      {isMaking && mayManage ? <PortalDialog onClose={closeForm} /> : null}
      {asked ? <ChangeDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </ListPage>
  )
}

const NewPortal = () => (
  <CreateLink to={linkToStaff('portals')} search={{ new: '1' }}>
    New portal
  </CreateLink>
)

type OpenDialog = { change: PortalChange; portal: PortalLine }

const dialogs = {
  pause: PauseDialog,
  rename: RenamePortal,
  credits: GiveCredits,
  delete: DeletePortal,
} as const satisfies Record<PortalChange, unknown>

function ChangeDialog({ change, portal, onClose }: OpenDialog & { onClose: () => void }) {
  const Dialog = dialogs[change]
  return <Dialog portal={portal} onClose={onClose} />
}
