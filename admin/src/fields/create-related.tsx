import { callsOf } from '@portico/shared/contract/lists/lists.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import { createdFields } from '@portico/shared/resources/fields-of.ts'
import type { Resource } from '@portico/shared/resources/resource.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { createPortal } from 'react-dom'
import { FormProvider } from 'react-hook-form'
import { api } from '../kernel/api.ts'
import { useStaffForm } from '../kernel/form/use-staff-form.ts'
import { useSession } from '../kernel/session/session.ts'
import { DeclaredField } from './declared-field.tsx'
import { newValues } from './entry-values.ts'
import { optionsKey, type Option } from './use-options.ts'

type Props = {
  resource: Resource & { name: ResourceName }
  onCreated: (option: Option) => void
  onClose: () => void
}

/** Creates an entry of another list in a dialog over the form that needs it, so that the form's input stays. Asks only for the required fields. */
export function CreateRelated({ resource, onCreated, onClose }: Props) {
  const client = useQueryClient()
  const { portal } = useSession()
  const { create } = callsOf(resource.name)
  const { form, submit, failure, busy } = useStaffForm<ListEntry>({
    name: `${resource.name}:related`,
    schema: create.body,
    values: newValues(resource),
    onlyChanged: false,
    send: (body) => api(create, { body }),
    onSaved: (saved) => {
      const option = { id: saved.id, title: String(saved[resource.title_field]) }
      // Add the option at once, so that it can be selected; the list itself is refetched.
      client.setQueryData<Option[]>(optionsKey(resource.name, portal.id), (known) => [...(known ?? []), option])
      void client.invalidateQueries({ queryKey: ['options', resource.name] })
      void client.invalidateQueries({ queryKey: ['list', resource.name] })
      onCreated(option)
    },
  })
  const asked = createdFields(resource).filter(([, field]) => field.required && !('default' in field))
  return createPortal(
    <Dialog open onClose={onClose} title={`New ${resource.singular}`} size="small">
      <FormProvider {...form}>
        {/* Keep the submit event from the surrounding form. */}
        <div onSubmit={(event) => event.stopPropagation()}>
          <Form className="stack" aria-busy={busy} onSubmit={() => void submit()}>
            {asked.map(([name, field]) => (
              <DeclaredField key={name} name={name} field={field} />
            ))}
            {failure ? (
              <Notice tone="failed" alert>
                {failure}
              </Notice>
            ) : null}
            <div className="related-foot">
              <Button kind="secondary" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" busy={busy}>
                Create
              </Button>
            </div>
          </Form>
        </div>
      </FormProvider>
    </Dialog>,
    document.body,
  )
}
