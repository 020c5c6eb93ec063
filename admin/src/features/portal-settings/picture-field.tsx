import type { PortalRecord } from '@portico/shared/contract/portals-staff.ts'
import { delete_portal_image, type PortalImage } from '@portico/shared/contract/portal-settings.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useRef } from 'react'
import { api } from '../../kernel/api.ts'
import { uploadPicture } from './upload-picture.ts'
import { isRefusal, usePortalSave } from './use-portal-save.ts'

/** One picture: the current one, a new one chosen or dropped, or none. */
export function PictureField({
  portal,
  image,
  title,
  help,
  onError,
  onDone,
}: {
  portal: PortalRecord
  image: PortalImage
  title: string
  help: string
  onError: (text: string) => void
  onDone: () => void
}) {
  const upload = usePortalSave(portal.id, (file: File) => uploadPicture(portal.id, image, file), {
    tellsRefusals: false,
  })
  const remove = usePortalSave(portal.id, () =>
    api(delete_portal_image, { params: { image }, query: { referer_portal_id: portal.id } }),
  )
  const take = (file: File | undefined) => {
    if (file)
      upload.mutateAsync(file).then(onDone, (error: unknown) => {
        if (isRefusal(error)) onError(failureText(error))
      })
  }
  const url = portal.setting[image]
  return (
    <div
      className="picture-field"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer.files[0])
      }}
    >
      <h3 className="field-label">{title}</h3>
      <div className="picture-box" data-image={image}>
        {url ? <img src={url} alt={`${title} now`} /> : <span>None yet</span>}
      </div>
      <p className="field-help">{help}</p>
      <PictureButtons
        title={title}
        uploading={upload.isPending}
        removing={remove.isPending}
        onFile={take}
        {...(url ? { onRemove: () => remove.mutate(undefined) } : {})}
      />
    </div>
  )
}

function PictureButtons({
  title,
  uploading,
  removing,
  onFile,
  onRemove,
}: {
  title: string
  uploading: boolean
  removing: boolean
  onFile: (file: File | undefined) => void
  onRemove?: () => void
}) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={chooser}
        type="file"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={`${title}: file`}
        accept=".png,.jpg,.jpeg,.gif,.webp,.ico"
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="row">
        <Button
          kind="secondary"
          size="small"
          icon="upload"
          busy={uploading}
          aria-label={`Choose file: ${title}`}
          onClick={() => chooser.current?.click()}
        >
          Choose file
        </Button>
        {onRemove ? (
          <Button kind="quiet" size="small" busy={removing} aria-label={`Remove: ${title}`} onClick={onRemove}>
            Remove
          </Button>
        ) : null}
      </div>
    </>
  )
}
