import { bulk_invite, run_bulk_invite, show_bulk_invite } from '@portico/shared/contract/learning/invitations-import.ts'
import { api, apiFile } from '../../../kernel/api.ts'
import { useFileImport } from '../../../kernel/use-file-import.ts'

/** Import of a file of people: validated when chosen, invited on request, polled until it finishes. */
export const useBulkInvite = ({ slug, onDone }: { slug: string; onDone: () => void }) =>
  useFileImport({
    name: 'bulk-invite',
    of: slug,
    judge: ({ file, due_on }: { file: File; due_on: string }) => {
      const form = new FormData()
      form.set('file', file)
      return apiFile(bulk_invite, { file: form, params: { slug }, query: due_on === '' ? {} : { due_on } })
    },
    run: (id) => api(run_bulk_invite, { params: { slug, import: id } }),
    show: (id) => api(show_bulk_invite, { params: { slug, import: id } }),
    onDone,
  })
