import './create-related.css'
import { may } from '@portico/shared/access/may.ts'
import { resourceOf } from '@portico/shared/resources/resources.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { lazy, Suspense, useState } from 'react'
import { useSession } from '../kernel/session/session.ts'
import type { Option } from './use-options.ts'

// Lazy, because its form contains fields of every kind, including this one.
const CreateRelated = lazy(() => import('./create-related.tsx').then((module) => ({ default: module.CreateRelated })))

/** Button next to a select that creates an entry of its list, for users who may. */
export function CreateRelatedButton({ list, onCreated }: { list: string; onCreated: (option: Option) => void }) {
  const { me } = useSession()
  const [isOpen, setOpen] = useState(false)
  const resource = resourceOf(list)
  if (!resource.calls.includes('create') || !may({ roles: [me.current_role], action: `${resource.noun}.edit` }))
    return null
  return (
    <>
      <Button kind="quiet" size="small" icon="plus" className="create-related" onClick={() => setOpen(true)}>
        {`New ${resource.singular}`}
      </Button>
      {isOpen ? (
        <Suspense>
          <CreateRelated
            resource={resource}
            onClose={() => setOpen(false)}
            onCreated={(option) => {
              setOpen(false)
              onCreated(option)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
