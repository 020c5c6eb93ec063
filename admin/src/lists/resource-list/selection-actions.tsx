import { formatCount } from '@portico/shared/rules/numbers/format-count.ts'
import { useState } from 'react'
import { BulkBar } from './bulk-bar.tsx'
import { BulkEditDialog } from './bulk-edit-dialog.tsx'
import { ConfirmDeletion, DeletionReport } from './deletion-dialogs.tsx'
import { useBulk } from './use-bulk.ts'
import { useDeletion } from './use-deletion.ts'
import type { ListedResource, ResourceList } from './use-resource-list.ts'
import type { useSelection } from './use-selection.ts'

type Props = { resource: ListedResource; list: ResourceList; selection: ReturnType<typeof useSelection> }

/** Actions for the selected entries, each with a confirmation. */
export function SelectionActions({ resource, list, selection }: Props) {
  const { selected, isAll, wanted, clear } = selection
  const [asked, setAsked] = useState<'edit' | 'delete' | null>(null)
  const done = () => {
    setAsked(null)
    clear()
  }
  const deletion = useDeletion(resource.name, done)
  const bulk = useBulk(resource, { list, onAsked: done })
  const total = list.query.data?.meta.total
  const what = whatOf(resource, {
    isAll,
    count: isAll ? (total?.count ?? 0) : selected.length,
    isExact: !isAll || total?.is_exact !== false,
  })
  return (
    <>
      {selected.length > 0 ? (
        <BulkBar
          selected={selected.length}
          shown={list.query.data?.data.length ?? 0}
          total={total}
          isAll={isAll}
          onPage={selection.choosePage}
          onAll={selection.chooseAll}
          onClear={clear}
          onEdit={list.mayBulkEdit ? () => setAsked('edit') : undefined}
          onDelete={list.mayDelete ? () => setAsked('delete') : undefined}
        />
      ) : null}
      {asked === 'edit' ? (
        <BulkEditDialog
          resource={resource}
          what={what}
          busy={bulk.edit.isPending}
          onSave={(values) => bulk.edit.mutate({ ...wanted, values })}
          onClose={() => setAsked(null)}
        />
      ) : null}
      {asked === 'delete' ? (
        <ConfirmDeletion
          what={!isAll && selected.length === 1 && selected[0] ? list.titleOf(selected[0]) : what}
          busy={deletion.remove.isPending || bulk.removeAll.isPending}
          onCancel={() => setAsked(null)}
          onConfirm={() => (isAll ? bulk.removeAll.mutate() : deletion.remove.mutate(selected.map(({ id }) => id)))}
        />
      ) : null}
      <DeletionReport refused={deletion.refused} onClose={deletion.forget} />
    </>
  )
}

/** Describes the selection: "3 topics", "all 1,204 topics that match". */
function whatOf(
  { title, singular }: ListedResource,
  { isAll, count, isExact }: { isAll: boolean; count: number; isExact: boolean },
): string {
  const figure = `${formatCount(count)}${isExact ? '' : '+'}`
  const noun = count === 1 ? singular : title.toLowerCase()
  return isAll ? `All ${figure} ${noun} that match` : `${figure} ${noun}`
}
