import { list_portals, type PortalLine } from '@portico/shared/contract/portals/staff.ts'
import { may } from '@portico/shared/access/may.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CreateLink } from '../../../kernel/create-link.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { api } from '../../../kernel/api.ts'
import { ListBody } from '../../../kernel/list-body.tsx'
import { PageHead } from '../../../kernel/page-head.tsx'
import { useAddressSearch } from '../../../kernel/address-search.ts'
import { DataTable } from '../../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../../kernel/data-table/table-view.ts'
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
  const [{ new: isMaking, ...search }, change] = useAddressSearch(portalsSearchParams)
  const navigate = useNavigate()
  const closeForm = () => void navigate({ to: '.', search, replace: true })
  const [asked, setAsked] = useState<Asked | null>(null)
  const view = useTableView('portals')
  const query = useQuery({
    queryKey: ['portals', search, view.per_page],
    queryFn: () =>
      api(list_portals, {
        query: { search: search.search, cursor: search.cursor, per_page: view.per_page, with_total: '1' },
      }),
    placeholderData: keepPreviousData,
  })
  const mayManage = may({ roles: [me.current_role], action: 'portals.manage' })
  return (
    <>
      <PageHead title="Portals" actions={mayManage ? <NewPortal /> : null}>
        Every portal on this installation.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Name or address"
            onChange={(words) => change({ search: words || undefined })}
          />
        </div>
        <ListBody
          query={query}
          address={{
            view,
            isFiltered: Boolean(search.search),
            onCursor: (cursor) => change({ cursor }),
            onClear: () => change({ search: undefined }),
          }}
          empty={{ title: 'No portals yet', text: 'Create the first one.' }}
        >
          {(portals) => (
            <DataTable
              label="Portals"
              view={view}
              columns={portalColumns}
              rows={portals}
              titleOf={({ name }) => name}
              actions={(portal) => (
                <PortalActions portal={portal} mayManage={mayManage} onAsk={(change) => setAsked({ change, portal })} />
              )}
            />
          )}
        </ListBody>
      </div>
      {isMaking && mayManage ? <PortalDialog onClose={closeForm} /> : null}
      {asked ? <ChangeDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

const NewPortal = () => (
  <CreateLink to={linkToStaff('portals')} search={{ new: '1' }}>
    New portal
  </CreateLink>
)

type Asked = { change: PortalChange; portal: PortalLine }

const dialogs = {
  pause: PauseDialog,
  rename: RenamePortal,
  credits: GiveCredits,
  delete: DeletePortal,
} as const satisfies Record<PortalChange, unknown>

function ChangeDialog({ change, portal, onClose }: Asked & { onClose: () => void }) {
  const Dialog = dialogs[change]
  return <Dialog portal={portal} onClose={onClose} />
}
