import { listPath } from '@portico/shared/pages/list-path.ts'
import { contentStatus } from '@portico/shared/states/content.ts'
import { isCollectionFamily, isLandingFamily, type EntryFamily } from '@portico/shared/tags/entry-family.ts'
import { linkToEntry } from '@portico/shared/pages/link-to-entry.ts'
import { may } from '@portico/shared/access/may.ts'
import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.ts'
import { api } from '../../kernel/api.ts'
import { FailedPage } from '../../kernel/failed-page.tsx'
import { PageHead } from '../../kernel/page-head.tsx'
import { PageLink } from '../../kernel/page-link.tsx'
import { ConfirmDeletion, DeletionReport } from '../resource-list/deletion-dialogs.tsx'
import { useDeletion } from '../resource-list/use-deletion.ts'
import { EntryPicture, pictureField } from './entry-picture.tsx'
import { entryPanels } from './entry-panels.ts'
import { ResourceForm } from './resource-form.tsx'

type Known = Resource & { name: ResourceName }

/** /portals/<list>/create: a new entry (REF-001). */
export function ResourceCreatePage({ resource }: { resource: Known }) {
  const { me } = useSession()
  const navigate = useNavigate()
  const back = () => void navigate({ to: listPath(resource) })
  return (
    <>
      <BackLink resource={resource} />
      <PageHead title={`New ${resource.singular}`} />
      <ResourceForm
        resource={resource}
        entry={null}
        mayEdit={may({ roles: [me.current_role], action: `${resource.noun}.edit` })}
        onSaved={back}
        onCancel={back}
      />
    </>
  )
}

/** /portals/<list>/:id: one entry (REF-001). */
export function ResourceEditPage({ resource }: { resource: Known }) {
  const { portal } = useSession()
  const id = Number((useParams({ strict: false }) as { id?: string }).id)
  // Never from the cache: a form starts with the current entry.
  const query = useQuery({
    queryKey: ['list', resource.name, portal.id, 'entry', id],
    queryFn: () => api(callsOf(resource.name).show, { params: { id } }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  return (
    <>
      <BackLink resource={resource} />
      {query.isPending ? (
        <div className="panel panel-body" role="status" aria-label="Loading">
          <Skeleton shape="line" count={10} />
        </div>
      ) : null}
      {query.isError ? (
        <FailedPage
          error={query.error}
          onRetry={() => void query.refetch()}
          entry={{
            singular: resource.singular,
            list: <PageLink to={listPath(resource)}>{`Go to ${resource.title}`}</PageLink>,
          }}
        />
      ) : null}
      {query.isSuccess ? (
        <Entry key={id} resource={resource} entry={query.data} onSaved={() => void query.refetch()} />
      ) : null}
    </>
  )
}

function Entry({ resource, entry, onSaved }: { resource: Known; entry: ListEntry; onSaved: () => void }) {
  const { me } = useSession()
  const navigate = useNavigate()
  const back = () => void navigate({ to: listPath(resource) })
  const [isAsking, setAsking] = useState(false)
  const deletion = useDeletion(resource.name, () => setAsking(false))
  const title = String(entry[resource.title_field])
  const { Above, Below } = entryPanels[resource.name] ?? {}
  const isGranted = (verb: 'edit' | 'delete') => may({ roles: [me.current_role], action: `${resource.noun}.${verb}` })
  const remove = async () => {
    const report = await deletion.remove.mutateAsync([entry.id])
    if (report[0]?.is_deleted) back()
  }
  return (
    <>
      <PageHead
        title={title}
        actions={
          <>
            <PublicPageLink resource={resource} entry={entry} />
            {resource.calls.includes('delete') && isGranted('delete') ? (
              <Button kind="secondary" icon="trash" onClick={() => setAsking(true)}>
                Delete
              </Button>
            ) : null}
          </>
        }
      />
      {Above ? <Above entry={entry} onChanged={onSaved} /> : null}
      <ResourceForm resource={resource} entry={entry} mayEdit={isGranted('edit')} onSaved={onSaved} onCancel={back} />
      {Below ? <Below entry={entry} onChanged={onSaved} mayEdit={isGranted('edit')} /> : null}
      {pictureField(resource.name) && isGranted('edit') ? <EntryPicture entry={entry} onChanged={onSaved} /> : null}
      {isAsking ? (
        <ConfirmDeletion
          what={title}
          busy={deletion.remove.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={() => void remove().catch(() => {})}
        />
      ) : null}
      <DeletionReport refused={deletion.refused} onClose={deletion.forget} />
    </>
  )
}

function PublicPageLink({ resource, entry }: { resource: Known; entry: ListEntry }) {
  const { portal } = useSession()
  const { families: [family] = [], address_field = 'slug' }: Resource = resource
  if (!family || !hasKnownPage(family, entry)) return null
  return (
    <LinkButton
      kind="quiet"
      icon="external"
      href={portal.url + linkToEntry(family, String(entry[address_field]))}
      target="_blank"
      rel="noreferrer"
    >
      Open public page
    </LinkButton>
  )
}

/**
 * An author or a provider has a public page only while it has a course, which this form does not know. An external page has one while it is approved;
 * its status panel links there.
 */
const hasKnownPage = (family: EntryFamily, entry: ListEntry): boolean =>
  isLandingFamily(family)
    ? entry.status === contentStatus.published
    : !isCollectionFamily(family) && family !== 'partner-page'

const BackLink = ({ resource }: { resource: Known }) => (
  <p className="back-link">
    <Link to={listPath(resource)} activeOptions={{ exact: true }}>
      ← {resource.title}
    </Link>
  </p>
)
