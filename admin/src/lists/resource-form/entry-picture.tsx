import './entry-picture.css'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { create_author_avatar, delete_author_avatar } from '@portico/shared/contract/lists/author-avatar.ts'
import { authorAvatarRule } from '@portico/shared/rules/media/upload-rules.ts'
import type { ListEntry } from '@portico/shared/resources/list-calls.ts'
import type { ResourceName } from '@portico/shared/resources/resources.ts'
import { toasts } from '@portico/shared/ui/toasts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PictureChooser } from '../../fields/media/picture-chooser.tsx'
import { api, apiFile } from '../../kernel/api.ts'

/** Field whose picture is uploaded next to the form; a new entry takes a URL, or gets its picture after it was created. */
const pictureFields: Partial<Record<ResourceName, string>> = { authors: 'avatar' }
export const pictureField = (name: ResourceName): string | undefined => pictureFields[name]

/** The picture of an author; it is saved as soon as it is chosen (BLD-026). */
export function EntryPicture({ entry, onChanged }: { entry: ListEntry; onChanged: () => void }) {
  const client = useQueryClient()
  const params = { id: entry.id }
  const onSuccess = () => {
    toasts.show({ kind: 'success', text: 'Save Successful' })
    void client.invalidateQueries({ queryKey: ['list', 'authors'] })
    onChanged()
  }
  const upload = useMutation({
    mutationFn: (file: File) => apiFile(create_author_avatar, { params, query: { file_name: file.name }, file }),
    onSuccess,
  })
  const remove = useMutation({ mutationFn: () => api(delete_author_avatar, { params }), onSuccess })
  const failure = upload.error ?? remove.error
  return (
    <section className="panel entry-picture" aria-labelledby="entry-picture">
      <div className="panel-body stack">
        <h2 id="entry-picture" className="panel-title">
          Picture
        </h2>
        <PictureChooser
          title="Portrait"
          help="In a circle beside the name, on the author’s page and on the pages of their courses."
          name="avatar"
          url={typeof entry.avatar === 'string' ? entry.avatar : null}
          rule={authorAvatarRule}
          error={failure ? failureText(failure) : null}
          uploading={upload.isPending}
          removing={remove.isPending}
          onFile={(file) => file && upload.mutate(file)}
          onRemove={() => remove.mutate()}
        />
      </div>
    </section>
  )
}
