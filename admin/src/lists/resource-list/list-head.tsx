import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import { listPath } from '@portico/shared/pages/list-path.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { downloadUrl } from '../../kernel/api.ts'
import { PageHead } from '../../kernel/page-head.tsx'
import { CreateLink } from '../../kernel/create-link.tsx'
import { ImportButton } from '../import/import-button.tsx'
import type { ListedResource, ResourceList } from './use-resource-list.ts'

/** Title and purpose of the list, the export of the filtered entries, and the link to a new entry. */
export function ListHead({ resource, list }: { resource: ListedResource; list: ResourceList }) {
  const { name, title, purpose, calls } = resource
  const { narrowing, search, mayEdit } = list
  const filters = { ...narrowing, ...(search.sort ? { sort: search.sort } : {}) }
  const exported = new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, value ?? ''])).toString()
  return (
    <PageHead
      title={title}
      actions={
        <>
          <LinkButton
            kind="secondary"
            icon="download"
            href={downloadUrl(`${callsOf(name).export.path}${exported === '' ? '' : `?${exported}`}`)}
            download
          >
            Export CSV
          </LinkButton>
          <ImportButton resource={resource} list={list} />
          {calls.includes('create') ? <NewEntry resource={resource} mayEdit={mayEdit} /> : null}
        </>
      }
    >
      {purpose}
    </PageHead>
  )
}

/** A link, so that it can open in a new tab; users who may not create entries see the reason. */
export function NewEntry({ resource, mayEdit }: { resource: ListedResource; mayEdit: boolean }) {
  const words = `New ${resource.singular}`
  return mayEdit ? (
    <CreateLink to={listPath(resource, 'create')}>{words}</CreateLink>
  ) : (
    <Button icon="plus" disabled title={errorMessage('access.denied_action')}>
      {words}
    </Button>
  )
}
