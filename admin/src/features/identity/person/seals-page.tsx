import { may } from '@portico/shared/access/may.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  grant_user_seal,
  list_user_seals,
  remove_user_seal,
  type Seal,
} from '@portico/shared/contract/identity/people-about.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { ConfirmDialog } from '@portico/shared/ui/confirm-dialog.tsx'
import { Field } from '@portico/shared/ui/field.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PictureChooser } from '../../../fields/media/picture-chooser.tsx'
import { api, apiFile } from '../../../kernel/api.ts'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'
import { showFailure } from '../../../kernel/errors.ts'
import { useSession } from '../../../kernel/session/session.ts'
import { Nothing, PersonPanel } from './person-panel.tsx'
import { UserFrame } from './user-frame.tsx'

/** /users/:slug/seals: badges that staff grant in addition to certificates (USR-006, OP-111). */
export const UserSealsPage = () => <UserFrame>{({ id }) => <Seals user_id={id} />}</UserFrame>

function Seals({ user_id }: { user_id: number }) {
  const { me, portal } = useSession()
  const mayEdit = may({ roles: [me.current_role], action: 'users.edit' })
  const query = useQuery({
    queryKey: ['user', portal.id, user_id, 'seals'],
    queryFn: () => api(list_user_seals, { params: { user_id }, query: {} }),
  })
  const changed = () => void query.refetch()
  return (
    <>
      <PersonPanel title="Seals" query={query}>
        {(seals) =>
          seals.length === 0 ? (
            <Nothing>No seals yet. Seals appear in the person’s profile.</Nothing>
          ) : (
            <ul className="person-seals">
              {seals.map((seal) => (
                <SealCard key={seal.id} user_id={user_id} seal={seal} mayEdit={mayEdit} onDone={changed} />
              ))}
            </ul>
          )
        }
      </PersonPanel>
      {mayEdit ? <GrantSeal user_id={user_id} onDone={changed} /> : null}
    </>
  )
}

type CardProps = { user_id: number; seal: Seal; mayEdit: boolean; onDone: () => void }

function SealCard({ user_id, seal, mayEdit, onDone }: CardProps) {
  const [isAsked, setAsked] = useState(false)
  const remove = useMutation({
    mutationFn: () => api(remove_user_seal, { params: { user_id, seal_id: seal.id }, query: {} }),
    onSuccess: onDone,
    onError: showFailure,
    onSettled: () => setAsked(false),
  })
  return (
    <li>
      <img src={seal.image} alt="" />
      <strong>{seal.title}</strong>
      <span className="small muted">
        <DayCell at={seal.granted_at} /> · {seal.granted_by}
      </span>
      {mayEdit ? (
        <Button kind="quiet" size="small" aria-label={`Revoke: ${seal.title}`} onClick={() => setAsked(true)}>
          Revoke
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsked}
        danger
        title="Revoke this seal?"
        confirmLabel="Revoke"
        busy={remove.isPending}
        onCancel={() => setAsked(false)}
        onConfirm={() => remove.mutate()}
      >
        <p>{seal.title} disappears from this person’s profile.</p>
      </ConfirmDialog>
    </li>
  )
}

function GrantSeal({ user_id, onDone }: { user_id: number; onDone: () => void }) {
  const [title, setTitle] = useState('')
  const [isMissing, setMissing] = useState(false)
  const grant = useMutation({
    mutationFn: (file: File) =>
      apiFile(grant_user_seal, { params: { user_id }, query: { file_name: file.name, title: title.trim() }, file }),
    onSuccess: () => {
      toasts.show({ kind: 'success', text: 'The seal was granted.' })
      setTitle('')
      onDone()
    },
  })
  const chosen = (file: File | undefined) => {
    setMissing(title.trim() === '')
    if (file && title.trim() !== '') grant.mutate(file)
  }
  return (
    <section className="panel" aria-labelledby="grant-seal">
      <div className="panel-body stack">
        <h2 id="grant-seal" className="panel-title">
          Grant a seal
        </h2>
        <Field label="Title" required error={isMissing ? 'This field is required' : undefined}>
          <TextInput value={title} maxLength={120} onChange={({ target }) => setTitle(target.value)} />
        </Field>
        <PictureChooser
          title="Picture"
          help="A square badge. The seal is granted as soon as you choose the picture."
          name="seal"
          url={null}
          rule={authorAvatarRule}
          error={grant.isError ? failureText(grant.error) : null}
          uploading={grant.isPending}
          removing={false}
          onFile={chosen}
          onRemove={() => undefined}
        />
      </div>
    </section>
  )
}
