import type { PortalRecord } from '@portico/shared/contract/portals-staff.ts'
import { delete_portal_image, type PortalImage } from '@portico/shared/contract/portal-settings.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { allowedExtensions, uploadHint } from '@portico/shared/rules/media/check-upload.ts'
import { portalImageRules } from '@portico/shared/rules/media/portal-image-rules.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Icon } from '@portico/shared/ui/icon.tsx'
import { useId, useRef } from 'react'
import { api } from '../../kernel/api.ts'
import { LibraryPicture } from './library-picture.tsx'
import { uploadPicture } from './upload-picture.ts'
import { isRefusal, usePortalSave } from './use-portal-save.ts'

/** One picture: the current one, a new one chosen or dropped, or none; what is wrong with a chosen file stands here and nowhere else. */
export function PictureField({
  portal,
  image,
  title,
  help,
  error,
  onError,
}: {
  portal: PortalRecord
  image: PortalImage
  title: string
  help: string
  error: string | null
  onError: (text: string | null) => void
}) {
  const errorId = useId()
  const upload = usePortalSave(portal.id, (file: File) => uploadPicture(portal.id, image, file), {
    tellsRefusals: false,
  })
  const remove = usePortalSave(portal.id, () =>
    api(delete_portal_image, { params: { image }, query: { referer_portal_id: portal.id } }),
  )
  const take = (file: File | undefined) => {
    if (!file) return
    onError(null)
    upload.mutateAsync(file).catch((failure: unknown) => {
      if (isRefusal(failure)) onError(failureText(failure))
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
      <PictureNotes help={`${help} ${uploadHint(portalImageRules[image])}.`} error={error} errorId={errorId} />
      <PictureButtons
        image={image}
        errorId={error === null ? undefined : errorId}
        title={title}
        uploading={upload.isPending}
        removing={remove.isPending}
        onFile={take}
        {...(url ? { onRemove: () => remove.mutate(undefined) } : {})}
      />
    </div>
  )
}

function PictureNotes({ help, error, errorId }: { help: string; error: string | null; errorId: string }) {
  return (
    <>
      <p className="field-help">{help}</p>
      <p className="field-error" id={errorId} role="alert" hidden={error === null}>
        <Icon name="warning" size="small" />
        {error}
      </p>
    </>
  )
}

function PictureButtons({
  image,
  errorId,
  title,
  uploading,
  removing,
  onFile,
  onRemove,
}: {
  image: PortalImage
  errorId: string | undefined
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
        accept={allowedExtensions(portalImageRules[image])
          .map((extension) => `.${extension}`)
          .join()}
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
          aria-describedby={errorId}
          onClick={() => chooser.current?.click()}
        >
          Choose file
        </Button>
        <LibraryPicture title={title} onFile={onFile} />
        {onRemove ? (
          <Button kind="quiet" size="small" busy={removing} aria-label={`Remove: ${title}`} onClick={onRemove}>
            Remove
          </Button>
        ) : null}
      </div>
    </>
  )
}
