import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import type { ListedResource, ResourceList } from '../resource-list/use-resource-list.ts'
import { ImportDialog } from './import-dialog.tsx'

/** Button that opens the import of a list, if it has one and the user may edit it. */
export function ImportButton({ resource, list }: { resource: ListedResource; list: ResourceList }) {
  const [isOpen, setOpen] = useState(false)
  if (!resource.calls.includes('judge_import') || !list.mayEdit) return null
  return (
    <>
      <Button kind="secondary" icon="upload" onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      {isOpen ? <ImportDialog resource={resource} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
