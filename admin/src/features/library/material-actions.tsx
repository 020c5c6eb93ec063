import { download_material, type Material } from '@portico/shared/contract/materials.ts'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { UploadButton, useLibraryUpload } from '../../fields/media/upload-button.tsx'
import { downloadUrl } from '../../kernel/api.ts'
import { OwnUploads } from '../../kernel/uploads/own-uploads.tsx'
import { useId } from 'react'

/** Opens the file, or replaces its content: everything that uses it shows the new content from then on. */
export function MaterialActions({ material: { uuid, type }, canEdit }: { material: Material; canEdit: boolean }) {
  const place = useId()
  const replace = useLibraryUpload({ replaces: uuid, place })
  return (
    <>
      <div className="row">
        <LinkButton kind="secondary" icon="download" href={downloadUrl(download_material.path.replace(':uuid', uuid))}>
          Download
        </LinkButton>
        {canEdit ? (
          <UploadButton kind="secondary" label="Replace file" types={[type]} multiple={false} onFiles={replace} />
        ) : null}
      </div>
      <OwnUploads place={place} />
    </>
  )
}
