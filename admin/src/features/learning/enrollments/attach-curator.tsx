import '../../../kernel/enrolling/enroll.css'
import type { CourseLearner } from '@portico/shared/contract/learning/enrollments.ts'
import { attach_curator, detach_curator, find_curators } from '@portico/shared/contract/learning/enrollments-learner.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Dialog } from '@portico/shared/ui/dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { useDebounced } from '../../../kernel/use-debounced.ts'

const typing_ms = 250
type Learner = Pick<CourseLearner, 'id' | 'name' | 'email' | 'curator'>
type Props = { slug: string; learner: Learner; onClose: () => void; onDone: () => void }

/** Dialog 'attach curator to user course' (BLD-037): chooses the staff member who accompanies this learner. */
export function AttachCurator({ slug, learner, onClose, onDone }: Props) {
  const params = { slug, related_id: learner.id }
  const [chosen, setChosen] = useState(learner.curator?.id ?? null)
  const done = (text: string) => {
    toasts.show({ kind: 'success', text })
    onClose()
    onDone()
  }
  const attach = useMutation({
    mutationFn: (user_id: number) => api(attach_curator, { params, body: { user_id } }),
    onSuccess: ({ curator }) => done(`${curator?.name ?? ''} is now the curator of ${learner.name || learner.email}.`),
  })
  const detach = useMutation({
    mutationFn: () => api(detach_curator, { params, query: {} }),
    onSuccess: () => done(`${learner.name || learner.email} no longer has a curator.`),
  })
  const error = attach.error ?? detach.error
  return (
    <Dialog
      open
      onClose={onClose}
      title="Attach a curator"
      actions={
        <>
          <Button kind="secondary" onClick={onClose}>
            Cancel
          </Button>
          {learner.curator ? (
            <Button kind="secondary" busy={detach.isPending} onClick={() => detach.mutate()}>
              {`Detach ${learner.curator.name}`}
            </Button>
          ) : null}
          <Button
            busy={attach.isPending}
            disabled={chosen === null || chosen === learner.curator?.id}
            onClick={() => (chosen === null ? undefined : attach.mutate(chosen))}
          >
            Attach
          </Button>
        </>
      }
    >
      <div className="stack">
        <p>{`A curator sees the progress and the answers of ${learner.name || learner.email}, in this course only, and is notified.`}</p>
        <CuratorField params={params} chosen={chosen} onChange={setChosen} />
        {error ? (
          <Notice tone="failed" alert>
            {failureText(error)}
          </Notice>
        ) : null}
      </div>
    </Dialog>
  )
}

type FieldProps = {
  params: { slug: string; related_id: number }
  chosen: number | null
  onChange: (id: number) => void
}

/** Finds staff of the portal as the user types; one of them can be chosen. */
function CuratorField({ params, chosen, onChange }: FieldProps) {
  const { portal } = useSession()
  const [words, setWords] = useState('')
  const search = useDebounced(words, typing_ms)
  const query = useQuery({
    queryKey: ['possible-curators', portal.id, params, search],
    queryFn: () => api(find_curators, { params, query: { search } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <Field label="Find staff" help="Search staff of this portal who see learners by name or email.">
        <TextInput type="search" value={words} onChange={({ target }) => setWords(target.value)} />
      </Field>
      {query.isError ? <Notice tone="failed">{failureText(query.error)}</Notice> : null}
      <div className="enroll-found" role="radiogroup" aria-label="Staff found" aria-busy={query.isFetching}>
        {query.isPending ? <Skeleton shape="line" count={3} /> : null}
        {(query.data ?? []).map(({ id, name, email }) => (
          <label key={id} className="enroll-line">
            <input type="radio" name="curator" checked={chosen === id} onChange={() => onChange(id)} />
            <span className="cell-lines">
              {name}
              <span className="small muted">{email}</span>
            </span>
          </label>
        ))}
        {query.data?.length === 0 ? <p className="muted small">Nobody was found.</p> : null}
      </div>
    </>
  )
}
