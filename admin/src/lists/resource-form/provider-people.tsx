import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  add_partner_member,
  list_partner_members,
  remove_partner_member,
  type PartnerMember,
} from '@portico/shared/contract/partners/partners.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../kernel/api.ts'
import type { Column } from '../../kernel/data-table/column.ts'
import { DataTable } from '../../kernel/data-table/data-table.tsx'
import { DayCell } from '../../kernel/data-table/day-cell.tsx'
import { useTableView } from '../../kernel/data-table/table-view.ts'

const columnsOf = (onRemove: ((person: PartnerMember) => void) | null): readonly Column<PartnerMember>[] => [
  { name: 'name', header: 'Name', cell: ({ name, email }) => name || email },
  { name: 'email', header: 'Email', phone: 'below', cell: ({ email }) => email },
  { name: 'since', header: 'Since', only_wide: true, cell: ({ since }) => <DayCell at={since} /> },
  ...(onRemove
    ? [
        {
          name: 'remove',
          header: 'Remove',
          phone: 'beside' as const,
          cell: (person: PartnerMember) => (
            <Button kind="quiet" size="small" onClick={() => onRemove(person)}>
              Remove
            </Button>
          ),
        },
      ]
    : []),
]

/** Lists the people of a provider, who edit its page in the admin app in the Partner role (ROL-030). */
export function ProviderPeople({ entry: { id }, mayEdit }: { entry: ListEntry; mayEdit: boolean }) {
  const [email, setEmail] = useState('')
  const view = useTableView('provider-people')
  const query = useQuery({
    queryKey: ['provider-people', id],
    queryFn: () => api(list_partner_members, { params: { id } }),
  })
  const told = (text: string) => () => {
    toasts.show({ kind: 'success', text })
    setEmail('')
    void query.refetch()
  }
  const add = useMutation({
    mutationFn: () => api(add_partner_member, { params: { id }, body: { email } }),
    onSuccess: told('Added. The person now has the role Partner.'),
  })
  const remove = useMutation({
    mutationFn: (person: PartnerMember) => api(remove_partner_member, { params: { id, user_id: person.id } }),
    onSuccess: told('Removed. Add the person again to restore everything.'),
  })
  const failure = add.error ?? remove.error ?? query.error
  const people = query.data ?? []
  return (
    <section className="panel" aria-labelledby="provider-people">
      <div className="panel-body stack">
        <h2 id="provider-people" className="panel-title">
          People
        </h2>
        <p className="muted">They maintain the provider’s page and send its external pages for approval.</p>
        {failure ? (
          <Notice tone="failed" alert>
            {failureText(failure)}
          </Notice>
        ) : null}
        {query.isSuccess && people.length === 0 ? <p>Nobody works for this provider yet.</p> : null}
        {mayEdit ? (
          <Form className="filter-row" onSubmit={() => (add.isPending ? undefined : add.mutate())}>
            <Field label="Email of a member of the portal">
              <TextInput type="email" value={email} onChange={({ target }) => setEmail(target.value)} />
            </Field>
            <Button type="submit" kind="secondary" busy={add.isPending}>
              Add
            </Button>
          </Form>
        ) : null}
      </div>
      {people.length > 0 ? (
        <DataTable
          label="People"
          view={view}
          columns={columnsOf(mayEdit ? (person) => remove.mutate(person) : null)}
          rows={people}
          titleOf={({ name, email: address }) => name || address}
        />
      ) : null}
    </section>
  )
}
