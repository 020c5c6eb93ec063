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
import { useRowKeys, useWrongInput } from './wrong-input.ts'
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
  const wrong = useWrongInput()
  const { busy, failure, run, setFailure } = useAction()
  const mayEdit = useMayInCourse('courses.edit')
  const isDirty = wrong.hasWrong || JSON.stringify(list) !== JSON.stringify(opened.accreditations)
  const { portal } = useSession()
  const [today] = useState(() => formatDate({ at: new Date(), time_zone: portal.time_zone, style: 'iso' }))
  const save = async () => {
    if (wrong.hasWrong) return setFailure('Please correct the marked fields first.')
    await run(async () => {
      const body = { accreditations: [...list], version: opened.version }
      await api(set_accreditations, { params: { slug }, body })
      onSaved()
    })
  }
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
        <AccreditationRows opened={opened} list={list} setList={setList} wrong={wrong} today={today} />
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

type Rows = {
  opened: Opened
  list: readonly Accreditation[]
  setList: (list: readonly Accreditation[]) => void
  wrong: ReturnType<typeof useWrongInput>
  today: string
}

function AccreditationRows({ opened, list, setList, wrong, today }: Rows) {
  const rows = useRowKeys(opened.accreditations.length)
  const first = opened.agencies[0]
  return (
    <>
      {list.map((one, place) => (
        <AccreditationFields
          key={rows.keyAt(place)}
          isOpen={!rows.isOpened(place) || opened.accreditations.length === 1}
          value={one}
          agencies={opened.agencies}
          today={today}
          onChange={(next) => setList(list.map((other, at) => (at === place ? next : other)))}
          onWrong={wrong.within(rows.keyAt(place))}
          onRemove={() => {
            wrong.forget(rows.keyAt(place))
            rows.remove(place)
            setList(list.filter((_, at) => at !== place))
          }}
        />
      ))}
      {first ? (
        <div>
          <Button
            kind="secondary"
            size="small"
            icon="plus"
            onClick={() => {
              rows.add()
              setList([...list, newOne(first.id)])
            }}
          >
            Add agency
          </Button>
        </div>
      ) : null}
    </>
  )
}
