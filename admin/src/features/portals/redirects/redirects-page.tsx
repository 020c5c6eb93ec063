import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_redirect, list_redirects, type Redirect } from '@portico/shared/contract/portals/redirects.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { IconButton } from '@portico/shared/ui/icon-button.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { ListPage } from '../../../kernel/list-page.tsx'
import { usePagedList } from '../../../kernel/paged-list.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { redirectsSearchParams } from '../search-params.ts'
import { redirectColumns } from './redirect-columns.tsx'
import { RedirectDialog } from './redirect-dialog.tsx'

const nothing = {
  title: 'No redirects yet',
  text: 'When the slug of a published page changes, its old path appears here. You can also add one yourself.',
}

const useRemove = (onSettled: () => void) =>
  useMutation({
    mutationFn: (id: number) => api(delete_redirect, { params: { id } }),
    onSuccess: () => toasts.show({ kind: 'success', text: 'The redirect was removed.' }),
    onError: (error) => toasts.show({ kind: 'failed', text: failureText(error) }),
    onSettled,
  })

/** /portals/redirects: old paths of renamed pages and what staff added; a dialog adds one (OP-58). */
export function RedirectsPage() {
  const { portal } = useSession()
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Redirect | null>(null)
  const list = usePagedList({
    name: 'redirects',
    address: redirectsSearchParams,
    ask: (query) => api(list_redirects, { query }),
  })
  const reload = () => void list.query.refetch()
  const remove = useRemove(() => {
    setAsked(null)
    reload()
  })
  return (
    <ListPage
      title="Redirects"
      actions={
        <Button icon="plus" onClick={() => setAdding(true)}>
          New redirect
        </Button>
      }
      purpose="Old paths that lead visitors and search engines to another page of this portal, permanently (301)."
      list={list}
      name="All redirects"
      filters={<SearchFilter label="Search" placeholder="Old or new path" {...list.searchField} />}
      empty={nothing}
      table={{
        label: 'Redirects',
        columns: redirectColumns(portal),
        titleOf: ({ from_path }) => from_path,
        actions: (row) => (
          <IconButton icon="trash" label={`Remove the redirect from ${row.from_path}`} onClick={() => setAsked(row)} />
        ),
      }}
    >
      {isAdding ? <RedirectDialog onClose={() => setAdding(false)} onDone={reload} /> : null}
      <ConfirmDialog
        open={asked !== null}
        title="Remove this redirect?"
        confirmLabel="Remove"
        busy={remove.isPending}
        onCancel={() => setAsked(null)}
        onConfirm={() => asked && remove.mutate(asked.id)}
      >
        {`Links to ${asked?.from_path} will no longer find a page. Browsers that followed it before may remember it.`}
      </ConfirmDialog>
    </ListPage>
  )
}
