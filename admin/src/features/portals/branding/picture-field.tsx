import { failureText } from '@portico/shared/browser/failure-text.ts'
import { delete_portal_image, type PortalImage } from '@portico/shared/contract/portals/portal-settings.ts'
import type { PortalRecord } from '@portico/shared/contract/portals/staff.ts'
import { portalImageRules } from '@portico/shared/rules/media/upload-rules.ts'
import { PictureChooser } from '../../../fields/media/picture-chooser.tsx'
import { api } from '../../../kernel/api.ts'
import { uploadPicture } from './upload-picture.ts'
import { isRefusal, usePortalSave } from '../settings/use-portal-save.ts'

type Props = {
  portal: PortalRecord
  image: PortalImage
  title: string
  help: string
  error: string | null
  onError: (text: string | null) => void
}

/** Uploads or removes one picture of a portal. */
export function PictureField({ portal, image, title, help, error, onError }: Props) {
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
  return (
    <PictureChooser
      title={title}
      help={help}
      name={image}
      url={portal.setting[image] || null}
      rule={portalImageRules[image]}
      error={error}
      uploading={upload.isPending}
      removing={remove.isPending}
      onFile={take}
      onRemove={() => remove.mutate(undefined)}
    />
  )
}
