import { list_portals, type PortalLine } from '@portico/shared/contract/admin-portals.ts'
import { may } from '@portico/shared/access/may.ts'
import { portalTypeLabels } from '@portico/shared/states/portal-type.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { ListBody } from '../../kernel/list-body.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { TableBox } from '../../kernel/table-box.tsx'
import { SearchFilter } from '../../kernel/search-filter.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { PortalDialog } from './portal-dialog.tsx'

const route = getRouteApi('/portals')
const typeOf = (portal: PortalLine) =>
  portal.kind === 'tenant'
    ? portal.type === null
      ? 'Not chosen yet'
      : portalTypeLabels[portal.type]
    : portal.kind === 'core'
      ? 'Core portal'
      : 'Admin portal'

/** /portals: every portal, for super admins on the admin portal (TEN-023). */
export function PortalsPage() {
  const { me } = useSession()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [isMaking, setMaking] = useState(false)
  const [paused, setPaused] = useState<PortalLine | null>(null)
  const filter = (part: { search?: string | undefined; cursor?: string | undefined }) =>
    void navigate({ search: { ...search, cursor: undefined, ...part }, replace: true })
  const query = useQuery({
    queryKey: ['portals', search],
    queryFn: () => api(list_portals, { query: { search: search.search, cursor: search.cursor } }),
    placeholderData: keepPreviousData,
  })
  const mayManage = may({ roles: [me.current_role], action: 'portals.manage' })
  return (
    <>
      <PageHead
        title="Portals"
        actions={
          mayManage ? (
            <Button icon="plus" onClick={() => setMaking(true)}>
              New portal
            </Button>
          ) : null
        }
      >
        Every portal on this installation.
      </PageHead>
      <div className="panel">
        <div className="filter-row">
          <SearchFilter
            label="Search"
            value={search.search ?? ''}
            placeholder="Name or address"
            onChange={(words) => filter({ search: words || undefined })}
          />
        </div>
        <ListBody
          query={query}
          isFiltered={Boolean(search.search)}
          onCursor={(cursor) => filter({ cursor })}
          onClear={() => filter({ search: undefined })}
          empty={{ title: 'No portals yet', text: 'Create the first one.' }}
        >
          {(portals) => (
            <TableBox label="Portals">
              <table className="staff-table">
                <thead>
                  <tr>
                    <th scope="col">Portal</th>
                    <th scope="col">Type</th>
                    <th scope="col">Status</th>
                    <th scope="col">
                      <span className="visually-hidden">Actions</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {portals.map((portal) => (
                    <tr key={portal.id}>
                      <td className="cell-text">
                        <Link to="/portals/$id/settings" params={{ id: String(portal.id) }}>
                          {portal.name}
                        </Link>
                        <br />
                        <small className="muted">{portal.url.replace(/^https?:\/\//, '')}</small>
                      </td>
                      <td data-label="Type">{typeOf(portal)}</td>
                      <td data-label="Status">
                        <StatusMark tone={portal.is_paused ? 'waiting' : 'success'}>
                          {portal.is_paused ? 'Paused' : 'Active'}
                        </StatusMark>
                      </td>
                      <td className="number">
                        {portal.kind === 'tenant' ? (
                          <Button
                            kind="secondary"
                            size="small"
                            aria-label={`${portal.is_paused ? 'Resume' : 'Pause'} ${portal.name}`}
                            onClick={() => setPaused(portal)}
                          >
                            {portal.is_paused ? 'Resume' : 'Pause'}
                          </Button>
                        ) : null}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </TableBox>
          )}
        </ListBody>
      </div>
      {isMaking ? <PortalDialog onClose={() => setMaking(false)} /> : null}
      {paused ? <PauseDialog portal={paused} onClose={() => setPaused(null)} /> : null}
    </>
  )
}
