import { failureText } from '@portico/shared/browser/failure-text.ts'
import { create_user_avatar, delete_user_avatar } from '@portico/shared/contract/identity/people-avatar.ts'
import type { Person } from '@portico/shared/contract/identity/people-record.ts'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import { cacheBustedUrl } from '@portico/shared/rules/media/picture-variants.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { PictureChooser } from '../../../fields/media/picture-chooser.tsx'
import { api, apiFile } from '../../../kernel/api.ts'
import { usePersonChanged } from '../person/person.ts'
import { CropDialog } from './crop-dialog.tsx'

/** A person's picture: chosen, cropped to a square and saved at once (USR-011, USR-012). */
export function AvatarPanel({ person, mayEdit }: { person: Person; mayEdit: boolean }) {
  const changed = usePersonChanged()
  const [chosen, setChosen] = useState<File | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const params = { user_id: person.id }
  const done = (avatar: string | null) => {
    toasts.show({ kind: 'success', text: 'Save Successful' })
    setChosen(null)
    changed(person.id, { ...person, avatar })
  }
  const upload = useMutation({
    mutationFn: (file: File) => apiFile(create_user_avatar, { params, query: { file_name: file.name }, file }),
    onSuccess: ({ avatar }) => done(cacheBustedUrl(avatar, Date.now())),
  })
  const remove = useMutation({
    mutationFn: () => api(delete_user_avatar, { params, query: {} }),
    onSuccess: () => done(null),
  })
  if (!mayEdit) return null
  const choose = (file: File | undefined) => {
    if (!file) return
    upload.reset()
    const wrong = checkUpload({ name: file.name, size_bytes: file.size }, authorAvatarRule)
    setRefused(wrong ? errorMessage(wrong.code, wrong.params as never) : null)
    if (!wrong) setChosen(file)
  }
  const failure = remove.error ? failureText(remove.error) : refused
  return (
    <section className="panel" aria-labelledby="user-picture">
      <div className="panel-body stack">
        <h2 id="user-picture" className="panel-title">
          Picture
        </h2>
        <PictureChooser
          title="Portrait"
          help="In a circle beside the name."
          name="avatar"
          url={person.avatar}
          rule={authorAvatarRule}
          error={failure}
          uploading={upload.isPending}
          removing={remove.isPending}
          onFile={choose}
          onRemove={() => remove.mutate()}
        />
      </div>
      {chosen ? (
        <CropDialog
          key={`${chosen.name}-${chosen.lastModified}`}
          file={chosen}
          busy={upload.isPending}
          failure={upload.error ? failureText(upload.error) : null}
          onClose={() => setChosen(null)}
          onCut={(file) => upload.mutate(file)}
        />
      ) : null}
    </section>
  )
}
