import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import {
  list_accreditations,
  set_accreditations,
  type Accreditation,
} from '@portico/shared/contract/credentials/proof-accreditation.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Form } from '@portico/shared/ui/form.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { api } from '../../../kernel/api.ts'
import { UnsavedChanges } from '../../../kernel/form/unsaved-changes.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import { AccreditationFields } from './accreditation-fields.tsx'
import { isValidOn } from './validity-text.ts'
import { useMayInCourse } from '../../courses/access/may-in-course.ts'

type Opened = Data<typeof list_accreditations>

/** Agencies that accredit the course, with the hours of each. */
export function AccreditationPanel({ slug }: { slug: string }) {
  const { portal } = useSession()
  const query = useQuery({
    queryKey: ['accreditations', portal.id, slug],
    queryFn: () => api(list_accreditations, { params: { slug } }),
    refetchOnWindowFocus: false,
    gcTime: 0,
    staleTime: 0,
  })
  if (query.isError)
    return (
      <ErrorState onRetry={() => void query.refetch()} requestId={referenceOf(query.error)}>
        {failureText(query.error)}
      </ErrorState>
    )
  return query.data ? (
    <AccreditationForm key={query.data.version} slug={slug} opened={query.data} onSaved={() => void query.refetch()} />
  ) : (
    <Skeleton shape="line" count={4} />
  )
}

const newOne = (agency_id: number): Accreditation => ({
  agency_id,
  provider_number: '',
  approval_number: '',
  hours: [{ subject: 'General', hundredths: 100 }],
  delivery_modes: ['online'],
  minimum_minutes: null,
  valid_from: null,
  valid_to: null,
})

function AccreditationForm({ slug, opened, onSaved }: { slug: string; opened: Opened; onSaved: () => void }) {
  const [list, setList] = useState<readonly Accreditation[]>(opened.accreditations)
  const { busy, failure, run } = useAction()
  const mayEdit = useMayInCourse('courses.edit')
  const isDirty = JSON.stringify(list) !== JSON.stringify(opened.accreditations)
  const first = opened.agencies[0]
  const { portal } = useSession()
  const [today] = useState(() => formatDate({ at: new Date(), time_zone: portal.time_zone, style: 'iso' }))
  const save = () =>
    run(async () => {
      const body = { accreditations: [...list], version: opened.version }
      await api(set_accreditations, { params: { slug }, body })
      onSaved()
    })
  return (
    <Form className="panel" aria-label="Accreditation" aria-busy={busy} onSubmit={() => void save()}>
      <fieldset className="plain-fieldset panel-body stack" disabled={!mayEdit}>
        <h2 className="panel-title">Accreditation</h2>
        {list.some((one) => isValidOn(one, today)) ? null : (
          <p className="muted">
            No accreditation is valid today: the course’s page, card, certificate and transcript name no agency and no
            hours.
          </p>
        )}
        {list.map((one, place) => (
          <AccreditationFields
            // The rows have no ids and are never reordered.
            key={place}
            isOpen={place >= opened.accreditations.length || opened.accreditations.length === 1}
            value={one}
            agencies={opened.agencies}
            today={today}
            onChange={(next) => setList(list.map((other, at) => (at === place ? next : other)))}
            onRemove={() => setList(list.filter((_, at) => at !== place))}
          />
        ))}
        {first ? (
          <div>
            <Button kind="secondary" size="small" icon="plus" onClick={() => setList([...list, newOne(first.id)])}>
              Add agency
            </Button>
          </div>
        ) : null}
        {failure ? (
          <Notice tone="failed" alert>
            {failure}
          </Notice>
        ) : null}
      </fieldset>
      {mayEdit ? (
        <div className="form-foot">
          {isDirty ? <span className="muted small">Not saved yet</span> : null}
          <Button type="submit" busy={busy} disabled={!isDirty}>
            Save accreditation
          </Button>
        </div>
      ) : null}
      <UnsavedChanges isDirty={() => isDirty && !busy} />
    </Form>
  )
}
