import { list_portals, type PortalLine } from '@portico/shared/contract/portals-staff.ts'
import { may } from '@portico/shared/access/may.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useShortcut } from '../../kernel/shortcuts/use-shortcut.ts'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { useAddressSearch } from '../../kernel/address-search.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { portalsAddress } from './address.ts'
import { DeletePortal } from './delete-portal.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { PortalActions, type PortalChange } from './portal-actions.tsx'
import { portalColumns } from './portal-columns.tsx'
import { PortalDialog } from './portal-dialog.tsx'
import { RenamePortal } from './rename-portal.tsx'

/** /portals: every portal, for super admins on the admin portal (TEN-023). */
export function PortalsPage() {
  const { me } = useSession()
  const [search, change] = useAddressSearch(portalsAddress)
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
      {asked ? <ChangeDialog {...asked} onClose={() => setAsked(null)} /> : null}
    </>
  )
}

function NewPortal() {
  const [isMaking, setMaking] = useState(false)
  useShortcut('create', () => setMaking(true))
  return (
    <>
      <Button icon="plus" aria-keyshortcuts="n" onClick={() => setMaking(true)}>
        New portal
      </Button>
      {isMaking ? <PortalDialog onClose={() => setMaking(false)} /> : null}
    </>
  )
}

type Asked = { change: PortalChange; portal: PortalLine }

const dialogs = { pause: PauseDialog, rename: RenamePortal, delete: DeletePortal } as const satisfies Record<
  PortalChange,
  unknown
>

function ChangeDialog({ change, portal, onClose }: Asked & { onClose: () => void }) {
  const Dialog = dialogs[change]
  return <Dialog portal={portal} onClose={onClose} />
}
