import { callsOf } from '@portico/shared/contract/lists.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { downloadAddress } from '../../kernel/api.ts'
import { PageHead } from '../../kernel/page-head.tsx'
import type { ListedResource, ResourceList } from './use-resource-list.ts'

/** The list's name and purpose, the export of what is filtered, and a new entry. */
export function ListHead({ resource, list }: { resource: ListedResource; list: ResourceList }) {
  const { name, title, singular, purpose, calls } = resource
  const { narrowing, search, mayEdit, open } = list
  const filters = { ...narrowing, ...(search.sort ? { sort: search.sort } : {}) }
  const exported = new URLSearchParams(Object.entries(filters).map(([key, value]) => [key, String(value)])).toString()
  return (
    <PageHead
      title={title}
      actions={
        <>
          <LinkButton
            kind="secondary"
            icon="download"
            href={downloadAddress(`${callsOf(name).export.path}${exported === '' ? '' : `?${exported}`}`)}
            download
          >
            Export CSV
          </LinkButton>
          {calls.includes('create') ? (
            <Button
              icon="plus"
              disabled={!mayEdit}
              title={mayEdit ? undefined : errorMessage('access.denied_action')}
              onClick={() => open('create')}
            >
              New {singular}
            </Button>
          ) : null}
        </>
      }
    >
      {purpose}
    </PageHead>
  )
}
