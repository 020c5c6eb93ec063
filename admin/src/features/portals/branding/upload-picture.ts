import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { upload_portal_image, type PortalImage } from '@portico/shared/contract/portals/portal-settings.ts'
import { errorMessage } from '@portico/shared/errors/message.ts'
import { checkUpload } from '@portico/shared/rules/media/check-upload.ts'
import { portalImageRules } from '@portico/shared/rules/media/upload-rules.ts'
import { apiFile } from '../../../kernel/api.ts'

/** Validates a picture like the API does, so that a wrong one is rejected before upload (MED-008…010), then sends it. */
export async function uploadPicture(
  portal_id: number,
  image: PortalImage,
  file: File,
): Promise<{ url: string; job: { id: number } }> {
  const size = await createImageBitmap(file).catch(() => null)
  const refusal = checkUpload(
    { name: file.name, size_bytes: file.size, width: size?.width, height: size?.height },
    portalImageRules[image],
  )
  if (refusal)
    throw new CallError({ status: 422, code: refusal.code, message: errorMessage(refusal.code, refusal.params) })
  return apiFile(upload_portal_image, {
    params: { image },
    query: { referer_portal_id: portal_id, file_name: file.name },
    file,
  })
}
